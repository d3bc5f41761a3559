import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { MembershipOver } from './membership-over';

const session = vi.hoisted(() => ({
  expiresAt: null as Date | null,
  paused: null as { until: Date; expiresAt: Date } | null,
}));
vi.mock('~/features/account/hooks', () => ({
  useSession: () => ({ status: 'user', user: { vip: session } }),
}));
afterEach(cleanup);

async function summaryOf(access: 'FREE' | 'VIP', expiresAt: Date | null) {
  session.expiresAt = expiresAt;
  render(
    <MessagesFor language="zh">
      <p>page</p>
      <MembershipOver unit={{ access }} />
    </MessagesFor>,
  );
  await screen.findByText('page');
  return screen.queryByRole('link');
}

it('whose membership ended in the lesson is shown the plans at its end', async () => {
  const past = new Date(Date.now() - 1000);
  expect((await summaryOf('VIP', past))?.getAttribute('href')).toBe('/price');
  cleanup();
  expect(await summaryOf('VIP', null)).not.toBeNull();
});

it('whose membership is paused is told when it goes on, not to buy', async () => {
  const until = new Date('2027-03-01T04:00:00Z');
  session.paused = { until, expiresAt: until };
  expect(await summaryOf('VIP', null)).toBeNull();
  expect(screen.getByText(/2027年3月1日恢復/)).toBeTruthy();
  session.paused = null;
});

it('members, and anybody after a free unit, are not', async () => {
  expect(await summaryOf('VIP', new Date(Date.now() + 60_000))).toBeNull();
  cleanup();
  expect(await summaryOf('FREE', null)).toBeNull();
});
