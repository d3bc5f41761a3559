import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { WeekPanel } from './week-panel';

beforeAll(prepareWindow);
afterEach(cleanup);

const week = {
  today: '2026-11-22',
  goal: { kind: 'DAYS', amount: 4, done: 1, share: 0.25, met: false },
  streak: { length: 0, best: 0, freezeLeft: true },
  days: [],
};

it('The focus moves into the goal form and back, and an error is shown within the form', async () => {
  const { user, call } = renderWithPendingCalls(<WeekPanel />, { 'progress.week': week });
  await user.click(await screen.findByRole('button', { name: '調整目標' }));
  const kind = screen.getByLabelText<HTMLSelectElement>('目標的計算方式');
  await waitFor(() => expect(document.activeElement).toBe(kind));
  await user.selectOptions(kind, 'MINUTES');
  await user.click(screen.getByRole('button', { name: '儲存' }));
  const sent = await call('settings.edit');
  expect(sent.input).toEqual({ goal: { kind: 'MINUTES', amount: 15 } });
  await sent.loseConnection();
  expect(screen.getByText(/連不上伺服器/, { selector: 'form *' })).toBeTruthy();
  expect(kind.value).toBe('MINUTES');
  await user.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '調整目標' })),
  );
});
