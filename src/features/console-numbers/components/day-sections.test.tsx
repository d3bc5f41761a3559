import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { DayRow } from '~/schemas/numbers';
import { DaySections } from './day-sections';

afterEach(cleanup);

const t = zh.consoleNumbers;
const row = (day: string, firstScores: number | null): DayRow => ({
  day,
  firstScores,
  orders: 0,
  accounts: 2,
  firstPractices: 0,
  firstPayments: 0,
  newMembers: 0,
  activeMembers: 0,
  trials: 0,
  trialsPaid: 0,
  renewals: 0,
  learners: 0,
  spokenMs: 0,
});
const show = (firstScores: (number | null)[], since: string | null) => {
  const days = firstScores.map((value, index) => row(`2026-11-${19 + index}`, value));
  render(
    <ZhConsoleMessages>
      <DaySections days={days} ending={[]} firstScoresSince={since} />
    </ZhConsoleMessages>,
  );
  return within(screen.getByRole('heading', { name: t.path.title }).closest('section')!);
};
const headline = (section: ReturnType<typeof within>) =>
  section.getAllByText(t.figures.firstScores, { selector: 'dt' })[0]!.nextElementSibling
    ?.textContent;

describe('The way from a first score to a payment', () => {
  it('The sum of first scores comes with the day since which they are counted', () => {
    const section = show([null, 3, 4], '2026-11-20');
    expect(headline(section)).toBe('7');
    expect(section.getByText(/2026\/11\/20/).textContent).toContain('從 2026/11/20 開始計');
  });

  it('First scores of a day without a count are not shown as zero', () => {
    const section = show([null, null], null);
    expect(headline(section)).toBe('–');
    expect(section.getByText(new RegExp(t.path.notYet))).toBeTruthy();
  });
});
