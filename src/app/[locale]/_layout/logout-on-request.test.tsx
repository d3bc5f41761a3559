import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { LogoutOnRequest } from './logout-on-request';
import { logoutRequest, useIsLoggingOut } from './logout-request';

const world = vi.hoisted(() => ({ pushed: [] as string[] }));
vi.mock('next/navigation', () => {
  const router = { push: (to: string) => world.pushed.push(to), refresh: () => {} };
  return { useRouter: () => router };
});

beforeEach(() => {
  world.pushed = [];
  logoutRequest.set(null);
  prepareWindow();
});
afterEach(() => {
  toast.dismiss();
  cleanup();
});

function Menu() {
  return <p>{useIsLoggingOut() ? 'logging out' : 'quiet'}</p>;
}

it('A log-out requested before its component was loaded is sent once, and the menu is busy until the response', async () => {
  logoutRequest.set({});
  const { call, held } = renderWithPendingCalls(
    <>
      <Menu />
      <LogoutOnRequest />
    </>,
  );
  const logout = await call('auth.signOut');
  expect(screen.getByText('logging out')).toBeTruthy();
  expect(held.filter(({ path }) => path === 'auth.signOut')).toEqual([]);
  await logout.respond(null);
  await screen.findByText('quiet');
  expect(world.pushed).toEqual(['/']);
});

it('A log-out that failed can be requested again', async () => {
  const { call } = renderWithPendingCalls(
    <>
      <Menu />
      <LogoutOnRequest />
    </>,
  );
  act(() => logoutRequest.set({}));
  await (await call('auth.signOut')).respondWithError('INTERNAL');
  await screen.findByText(zh.errors.INTERNAL);
  await waitFor(() => expect(screen.getByText('quiet')).toBeTruthy());
  act(() => logoutRequest.set({}));
  await (await call('auth.signOut')).respond(null);
  await screen.findByText('quiet');
  expect(world.pushed).toEqual(['/']);
});
