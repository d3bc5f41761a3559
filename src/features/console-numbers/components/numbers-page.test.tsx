import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleNumbers as zh } from '~/i18n/locales/zh/console/numbers';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { NumbersPage } from './numbers-page';

beforeAll(prepareWindow);
afterEach(cleanup);

const AT = new Date('2026-11-28T04:00:00Z');
const numbers = {
  today: '2026-11-28',
  days: [],
  plans: [],
  words: [],
  sounds: [],
  units: [],
  ending: [],
  countedAt: AT,
  isComplete: true,
  firstScoresSince: null,
};

it.each([true, false])(
  'The page says that the demo account is counted where it is (%s)',
  async (hasDemo) => {
    renderWithPendingCalls(
      <ZhConsoleMessages>
        <NumbersPage days={7} />
      </ZhConsoleMessages>,
      { 'operator.numbers.get': { ...numbers, hasDemo } },
    );
    expect(await screen.findByText(/12:00/)).toBeTruthy();
    expect(document.body.textContent?.includes(zh.withDemo)).toBe(hasDemo);
  },
);
