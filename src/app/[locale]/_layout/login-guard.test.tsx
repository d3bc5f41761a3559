import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { logInAgain } from '~/trpc/log-in-again';
import { LoginGuard } from './login-guard';

const world = vi.hoisted(() => ({
  path: '/zh/order',
  pushed: [] as string[],
  sessions: [] as unknown[],
}));
vi.mock('next/navigation', () => {
  const router = { push: (to: string) => world.pushed.push(to) };
  return { useRouter: () => router, usePathname: () => world.path };
});
vi.mock('~/features/account/hooks', () => {
  const replace = (user: unknown) => world.sessions.push(user);
  return { useReplaceSession: () => replace };
});

afterEach(() => {
  cleanup();
  Object.assign(world, { path: '/zh/order', pushed: [], sessions: [] });
});

function callError(code: string) {
  return Object.assign(new TRPCClientError(code), { data: { errorCode: code } });
}

function newClient() {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

function open(address: string, client = newClient()) {
  window.history.replaceState(null, '', address);
  const page = () => (
    <MessagesFor language={address.startsWith('/en') ? 'en' : 'zh'}>
      <QueryClientProvider client={client}>
        <LoginGuard />
      </QueryClientProvider>
    </MessagesFor>
  );
  const { rerender } = render(page());
  const ask = (error: Error) =>
    client
      .fetchQuery({ queryKey: [Math.random()], queryFn: () => Promise.reject(error) })
      .catch(() => {});
  const write = (error: Error) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(error) })
      .execute(undefined)
      .catch(() => {});
  return { ask, write, rerender: () => rerender(page()) };
}

it('A call rejected for an ended session clears the session and redirects to the login with the way back', async () => {
  const { write } = open('/en/order?page=2#last');
  await write(callError('LOGIN_USER_REQUIRED'));
  expect(world.sessions).toEqual([null]);
  expect(world.pushed).toEqual([`/en/login?next=${encodeURIComponent('/en/order?page=2#last')}`]);
});

it('Several rejected calls of a page redirect once, and those of the next page again', async () => {
  const { ask, rerender } = open('/order');
  await Promise.all([1, 2, 3].map(() => ask(callError('LOGIN_USER_REQUIRED'))));
  expect(world.pushed).toEqual(['/login?next=%2Forder']);
  world.path = '/zh/profile';
  window.history.replaceState(null, '', '/profile');
  rerender();
  await ask(callError('LOGIN_USER_REQUIRED'));
  expect(world.pushed[1]).toBe('/login?next=%2Fprofile');
});

it('A rejected call on the login page does not redirect', async () => {
  const { ask } = open('/login?next=%2Forder');
  await ask(callError('LOGIN_USER_REQUIRED'));
  expect([world.sessions, world.pushed]).toEqual([[null], []]);
});

it('Every other error passes on unchanged', async () => {
  const { ask } = open('/order');
  await ask(callError('ORDER_NOT_FOUND'));
  await ask(new TypeError('Failed to fetch'));
  expect([world.sessions, world.pushed]).toEqual([[], []]);
});

it('A call rejected before the guard was loaded redirects too, but not again on the next page', async () => {
  const client = newClient();
  await client
    .fetchQuery({
      queryKey: ['early'],
      queryFn: () => Promise.reject(callError('LOGIN_USER_REQUIRED')),
    })
    .catch(() => {});
  const { rerender } = open('/order', client);
  expect(world.pushed).toEqual(['/login?next=%2Forder']);
  world.path = '/zh/faq';
  window.history.replaceState(null, '', '/faq');
  rerender();
  expect(world.pushed).toHaveLength(1);
});

it('A page with a log-in of its own stays, and keeps its session', async () => {
  const { write } = open('/console/coupons');
  logInAgain.set(async () => false);
  await write(callError('LOGIN_USER_REQUIRED'));
  logInAgain.set(null);
  expect(world).toMatchObject({ pushed: [], sessions: [] });
});
