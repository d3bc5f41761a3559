import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BRIEF_TOAST_MS } from '~/lib/ui-timings';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { LoggedOutNote, notifyLoggedOut } from './logged-out-note';
import { useLogoutFlow } from './use-logout-flow';

const world = vi.hoisted(() => ({ pushed: [] as string[], path: '/my-lesson' }));
vi.mock('next/navigation', () => {
  const router = { push: (to: string) => world.pushed.push(to), refresh: () => {} };
  return { useRouter: () => router, usePathname: () => world.path };
});

beforeEach(() => {
  world.pushed = [];
  world.path = '/my-lesson';
  prepareWindow();
});
afterEach(() => {
  vi.restoreAllMocks();
  toast.dismiss();
  notifyLoggedOut(false);
  cleanup();
});

function Menu({ fromMenu }: { fromMenu: boolean }) {
  const { leave } = useLogoutFlow();
  return (
    <>
      <button type="button" onClick={() => leave({ fromMenu })}>
        leave
      </button>
      <LoggedOutNote />
    </>
  );
}

/** Clicks log-out on a screen of the given kind.
 *  @returns how long the notice stays */
async function logOutFrom(
  { fromMenu, phone }: { fromMenu: boolean; phone: boolean },
  language: 'zh' | 'en' = 'zh',
) {
  const shown = vi.spyOn(toast, 'success');
  const { call, user } = renderWithPendingCalls(<Menu fromMenu={fromMenu} />, {}, language);
  window.matchMedia = (query) =>
    ({ matches: phone && query.includes('max-width: 767px'), addEventListener() {} }) as never;
  await user.click(screen.getByText('leave'));
  const logout = await call('auth.signOut');
  expect(shown).not.toHaveBeenCalled();
  await logout.respond(null);
  await act(async () => {});
  return shown.mock.calls[0]?.[1]?.duration;
}

it.each([
  ['the header', { fromMenu: false, phone: false }, undefined],
  ['the side bar of a large screen', { fromMenu: true, phone: false }, undefined],
  ['the side bar of a phone', { fromMenu: true, phone: true }, BRIEF_TOAST_MS],
])(
  'Logging out from %s shows the notice as long as it should, and goes home',
  async (_, from, ms) => {
    expect(await logOutFrom(from)).toBe(ms);
    const notice = await waitFor(() => screen.getByText('您已經登出'));
    expect(notice.closest('[data-sonner-toast]')?.querySelector('button')).toBeNull();
    expect(world.pushed).toEqual(['/']);
  },
);

it('Logging out in English goes to the English home page', async () => {
  await logOutFrom({ fromMenu: false, phone: false }, 'en');
  expect(world.pushed).toEqual(['/en']);
});

it.each([
  [true, '這台裝置已經登出了。'],
  [false, ''],
])(
  'A log-out notice that is too short to read (%s) is repeated on the home page',
  async (phone, text) => {
    world.path = '/';
    await logOutFrom({ fromMenu: true, phone });
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(text);
  },
);
