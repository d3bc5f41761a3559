import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '~/features/account/hooks';
import type { SessionEvent } from '~/features/account/session-events';
import { loadFormDraft, saveFormDraft } from '~/forms/form-draft';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { trpc } from '~/trpc/react';
import { SessionChangeGuard } from './session-change-guard';

const world = vi.hoisted(() => ({ path: '/zh/profile', pushed: [] as string[], refreshed: 0 }));
vi.mock('next/navigation', () => {
  const router = {
    push: (to: string) => world.pushed.push(to),
    refresh: () => {
      world.refreshed++;
    },
  };
  return { useRouter: () => router, usePathname: () => world.path };
});

const ann = { email: 'ann@shuoyi.example', name: 'Ann' };
const bo = { email: 'bo@shuoyi.example', name: 'Bo' };

beforeEach(() => {
  prepareWindow();
  sessionStorage.clear();
  Object.assign(world, { path: '/zh/profile', pushed: [], refreshed: 0 });
});
afterEach(() => {
  toast.dismiss();
  cleanup();
});

function Page() {
  const { user } = useSession();
  const cart = trpc.cart.get.useQuery();
  return (
    <>
      <p>{user?.name ?? 'nobody'}</p>
      <output>{cart.data && `${cart.data.totalQty} in the cart`}</output>
      <textarea aria-label="letter" />
    </>
  );
}

/** A tab of a user, and how it hears of the others. @param user `undefined`: the tab is still loading */
async function open(
  address: string,
  user: object | null | undefined,
  language: 'zh' | 'en' = 'zh',
) {
  window.history.replaceState(null, '', address);
  const { pathname } = window.location;
  world.path = language === 'zh' ? `/zh${pathname}` : pathname;
  const page = renderWithPendingCalls(
    <SessionChangeGuard>
      <Page />
    </SessionChangeGuard>,
    {},
    language,
  );
  if (user !== undefined) await (await page.call('auth.me')).respond(user);
  const other = new BroadcastChannel('session');
  const tell = async (news: SessionEvent) => {
    other.postMessage(news);
    other.close();
  };
  return { ...page, tell };
}
const message = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'letter' });

it('a personal page goes at once and leads home when another tab logged out', async () => {
  saveFormDraft('profile:ann@shuoyi.example', { phone: '0912345678' });
  const { tell } = await open('/profile', ann);
  await screen.findByText('Ann');
  await tell({ email: null, hasSignedOut: true });
  await screen.findByText(zh.common.elsewhere.left);
  expect(screen.queryByText('Ann')).toBeNull();
  expect(message()).toBeNull();
  expect(world.pushed).toEqual(['/']);
  expect(world.refreshed).toBe(1);
  expect(loadFormDraft('profile:ann@shuoyi.example')).toEqual({});
});

it('a public page stays with what is typed and forgets who was here', async () => {
  const { tell } = await open('/en/faq', ann, 'en');
  await screen.findByText('Ann');
  message()!.value = 'half a letter';
  await tell({ email: null, hasSignedOut: true });
  await screen.findByText(en.common.elsewhere.left);
  await screen.findByText('nobody');
  expect(message()!.value).toBe('half a letter');
  expect(world.pushed).toEqual([]);
});

it('a session that was found ended leads to the log-in, which knows the way back', async () => {
  saveFormDraft('profile:ann@shuoyi.example', { phone: '0912345678' });
  const { tell } = await open('/order?page=2', ann);
  await screen.findByText('Ann');
  await tell({ email: null, hasSignedOut: false });
  await screen.findByText(zh.common.elsewhere.ended);
  expect(message()).toBeNull();
  expect(world.pushed).toEqual([`/login?next=${encodeURIComponent('/order?page=2')}`]);
  expect(loadFormDraft('profile:ann@shuoyi.example')).toEqual({ phone: '0912345678' });
});

it('a visitor’s tab learns who logged in, and keeps what is typed', async () => {
  const { tell, call } = await open('/faq', null);
  await screen.findByText('nobody');
  message()!.value = 'half a letter';
  await tell({ email: bo.email, hasSignedOut: false });
  await (await call('auth.me')).respond(bo);
  await screen.findByText('Bo');
  expect(screen.getByText(zh.common.elsewhere.entered)).toBeTruthy();
  expect(message()!.value).toBe('half a letter');
});

it('a personal page of another account goes, also when its session was found ended before', async () => {
  const { tell, call, client } = await open('/profile', ann);
  await screen.findByText('Ann');
  const [query] = client.getQueryCache().getAll();
  await act(async () => client.setQueryData(query!.queryKey, null));
  await screen.findByText('nobody');
  await tell({ email: bo.email, hasSignedOut: false });
  await screen.findByText(zh.common.elsewhere.switched);
  expect(message()).toBeNull();
  expect(world.pushed).toEqual(['/']);
  await (await call('auth.me')).respond(bo);
});

it('the same person again changes nothing on the page', async () => {
  const { tell, call, client } = await open('/profile', ann);
  await screen.findByText('Ann');
  message()!.value = 'half a form';
  const [query] = client.getQueryCache().getAll();
  await act(async () => client.setQueryData(query!.queryKey, null));
  await tell({ email: ann.email, hasSignedOut: false });
  await (await call('auth.me')).respond(ann);
  await waitFor(() => expect(screen.getByText('Ann')).toBeTruthy());
  expect(message()!.value).toBe('half a form');
  expect(world.pushed).toEqual([]);
});

it('a tab that is still loading when another one logs out never shows the cart of the account that left', async () => {
  const { tell, call } = await open('/cart', undefined);
  const [oldUser, oldCart] = [await call('auth.me'), await call('cart.get')];
  await tell({ email: null, hasSignedOut: true });
  await screen.findByText(zh.common.elsewhere.left);
  const [newUser, newCart] = [await call('auth.me'), await call('cart.get')];
  await oldUser.respond(ann);
  await oldCart.respond({ totalQty: 3 });
  await newUser.respond(null);
  await newCart.respond({ totalQty: 0 });
  expect(await screen.findByText('0 in the cart')).toBeTruthy();
  expect(screen.queryByText('3 in the cart')).toBeNull();
  expect(screen.getByText('nobody')).toBeTruthy();
});

it('a tab that is still loading when another one switches the account shows the new account alone', async () => {
  const { tell, call } = await open('/faq', undefined);
  const [oldUser, oldCart] = [await call('auth.me'), await call('cart.get')];
  await tell({ email: bo.email, hasSignedOut: false });
  const [newUser, newCart] = [await call('auth.me'), await call('cart.get')];
  await oldUser.respond(ann);
  await oldCart.respond({ totalQty: 3 });
  await newUser.respond(bo);
  await newCart.respond({ totalQty: 1 });
  expect(await screen.findByText('1 in the cart')).toBeTruthy();
  expect(screen.getByText('Bo')).toBeTruthy();
});

it('a log-in discards the answer to a call that was made before it', async () => {
  const { tell, call } = await open('/faq', null);
  await screen.findByText('nobody');
  const oldCart = await call('cart.get');
  await tell({ email: bo.email, hasSignedOut: false });
  await (await call('auth.me')).respond(bo);
  const newCart = await call('cart.get');
  await oldCart.respond({ totalQty: 3 });
  await newCart.respond({ totalQty: 1 });
  expect(await screen.findByText('1 in the cart')).toBeTruthy();
});
