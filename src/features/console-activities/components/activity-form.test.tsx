import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { ActivityForm } from './activity-form';
import { CancelActivity } from './cancel-activity';

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const renderInConsole = (ui: ReactNode) =>
  renderWithPendingCalls(<ZhConsoleMessages>{ui}</ZhConsoleMessages>);

const text = zh.consoleActivities;
const both = { zh: '茶', en: 'Tea' };
const before = {
  kind: 'EVENT' as const,
  online: false,
  seats: 2,
  trial: true,
  city: both,
  place: both,
  joining: both,
  title: both,
  summary: both,
  body: [both],
  forWhom: both,
  whatToBring: both,
  agenda: [{ minutes: 120, title: both }],
  startsAt: new Date('2026-12-05T11:00:00Z'),
  endsAt: new Date('2026-12-05T13:00:00Z'),
};
const fill = async (label: string, value: string, at = 0) => {
  const field = screen.getAllByLabelText(new RegExp(`^${label}`))[at] as HTMLElement;
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

describe('The form of an activity', () => {
  it('It says before saving who gets a mail, and saves what was typed', async () => {
    const onSave = vi.fn(async () => true);
    renderInConsole(
      <ActivityForm
        draftName="activity-tea"
        before={before}
        onSave={onSave}
        busy={false}
        people={{ confirmed: 2, waiting: 3 }}
      />,
    );
    expect(screen.getByText(text.form.nothing)).toBeTruthy();
    await fill(text.form.name, '喝茶');
    expect(document.body.textContent).toContain(text.form.mailsNone);
    await fill(text.form.seats, '4');
    expect(document.body.textContent).toContain(text.form.promoted.replace('{count}', '2'));
    await fill(text.form.starts, '18:30');
    expect(document.body.textContent).toContain(text.form.mailsTime.replace('{count}', '5'));
    await userEvent.click(screen.getByRole('button', { name: text.form.submitMails }));
    expect(onSave).toHaveBeenCalledWith({
      ...before,
      seats: 4,
      title: { zh: '喝茶', en: 'Tea' },
      startsAt: new Date('2026-12-05T10:30:00Z'),
    });
  });

  it('It names what is wrong and saves nothing', async () => {
    const onSave = vi.fn(async () => true);
    renderInConsole(
      <ActivityForm
        draftName="activity-tea"
        before={before}
        onSave={onSave}
        busy={false}
        people={{ confirmed: 0, waiting: 0 }}
      />,
    );
    await fill(text.form.agenda, '120 喝茶{Enter}30 洗杯子');
    await userEvent.click(screen.getByRole('button', { name: text.form.submit }));
    expect(screen.getAllByText(text.form.wrong.agenda).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });
});

/** A form whose save comes too late: the page then loads a colleague's changes. */
function StalePage({ onSave }: { onSave: () => Promise<boolean> }) {
  const [isRead, setRead] = useState(false);
  const now = { ...before, seats: 9, title: { zh: '綠茶', en: 'Tea' } };
  const save = async () => {
    setRead(true);
    return onSave();
  };
  return (
    <ActivityForm
      draftName="activity-tea"
      before={isRead ? now : before}
      people={{ confirmed: 0, waiting: 0 }}
      busy={false}
      onSave={save}
    />
  );
}

describe('Two editors of an activity', () => {
  it('The slower editor keeps what was typed, gets what the colleague wrote elsewhere, and sees where both wrote', async () => {
    const onSave = vi.fn(async () => false);
    renderInConsole(<StalePage onSave={onSave} />);
    await fill(text.form.name, '紅茶');
    await userEvent.click(screen.getByRole('button', { name: text.form.submit }));
    expect(onSave).toHaveBeenCalledOnce();
    await screen.findByText(text.form.colleague);
    expect(screen.getByText('名稱 · 中文：同事改成「綠茶」')).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>(/^名稱/)[0]?.value).toBe('紅茶');
    expect(screen.getByLabelText<HTMLInputElement>(/^座位數/).value).toBe('9');
  });
});

describe('The cancellation of an activity', () => {
  const activity: OperatorActivity = {
    slug: 'tea',
    title: both,
    place: both,
    online: false,
    trial: false,
    sample: false,
    seats: 2,
    confirmed: 2,
    waiting: 1,
    came: 0,
    cancelledAt: null,
    draft: false,
    revision: 0,
    startsAt: before.startsAt,
    endsAt: before.endsAt,
  };

  it('It says how many get a mail and that it is final, and sends the reason in both languages', async () => {
    const { held } = renderInConsole(<CancelActivity activity={activity} />);
    await userEvent.click(screen.getByRole('button', { name: text.cancel }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain(text.cancelMails.replace('{count}', '3'));
    expect(dialog.textContent).toContain(text.cancelForever);
    await userEvent.type(within(dialog).getByLabelText(text.reasonZh), '颱風');
    await userEvent.type(within(dialog).getByLabelText(text.reasonEn), 'Typhoon');
    await userEvent.click(within(dialog).getByRole('button', { name: text.confirmCancel }));
    expect(held[0]).toMatchObject({
      path: 'operator.activities.cancel',
      input: { slug: 'tea', reason: { zh: '颱風', en: 'Typhoon' } },
    });
  });
});
