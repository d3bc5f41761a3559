import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import type { MembershipView } from '~/schemas/profile';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { MembershipActs } from './membership-acts';

beforeAll(prepareWindow);
afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const until = (day: string): MembershipView => ({
  level: 'VIP',
  expiresAt: new Date(`${day}T12:00:00+08:00`),
  paused: null,
  history: [],
});

it('A grant shows its effect before it is sent, and its days are taken back with one press', async () => {
  const preview = { before: until('2026-12-01'), after: until('2026-12-08') };
  const support = { id: ID, role: 'SUPPORT' as const, membership: until('2026-12-01') };
  const { user, call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <MembershipActs {...support} />
    </ZhConsoleMessages>,
    { 'operator.people.preview': preview },
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '補發天數',
    '收回天數',
    '暫停會員',
  ]);
  await user.click(screen.getByRole('button', { name: '補發天數' }));
  expect(screen.getByText(/填好天數/)).toBeTruthy();
  await user.type(screen.getByLabelText('天數'), '7');
  expect((await screen.findByText(/→/)).textContent).toMatch(/12月1日.*→.*12月8日/);
  await user.type(screen.getByLabelText('原因'), '停機補償');
  await user.click(screen.getByRole('button', { name: '補發天數' }));
  const sent = await call('operator.people.grant');
  expect(sent.input).toMatchObject({ id: ID, days: 7, reason: '停機補償' });
  await sent.respond(until('2026-12-08'));
  expect((await screen.findByRole('status')).textContent).toMatch(/已完成.*12月8日/);
  await user.click(screen.getByRole('button', { name: '收回這 7 天' }));
  const undone = await call('operator.people.grant');
  expect(undone.input).toMatchObject({ id: ID, days: -7 });
  await undone.respond(until('2026-12-01'));
  expect((await screen.findByRole('status')).textContent).toMatch(/已撤回.*12月1日/);
});
