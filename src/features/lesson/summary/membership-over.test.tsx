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

async function findPlansLink(access: 'FREE' | 'VIP', expiresAt: Date | null) {
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

it('A learner whose membership ended during the lesson sees the plans at its end', async () => {
  const past = new Date(Date.now() - 1000);
  expect((await findPlansLink('VIP', past))?.getAttribute('href')).toBe('/price');
  cleanup();
  expect(await findPlansLink('VIP', null)).not.toBeNull();
});

it('A learner with a paused membership sees when it resumes and no link to the plans', async () => {
  const until = new Date('2027-03-01T04:00:00Z');
  session.paused = { until, expiresAt: until };
  expect(await findPlansLink('VIP', null)).toBeNull();
  expect(screen.getByText(/2027年3月1日恢復/)).toBeTruthy();
  session.paused = null;
});

it('The plans are not shown to members, nor after a free unit', async () => {
  expect(await findPlansLink('VIP', new Date(Date.now() + 60_000))).toBeNull();
  cleanup();
  expect(await findPlansLink('FREE', null)).toBeNull();
});
