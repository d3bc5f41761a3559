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
import { leftPage } from './left-page';
import { OtherTabs } from './other-tabs';
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
  leftPage.set(null);
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

/** Renders a tab of a user, with a channel to the others. @param user `undefined`: the tab is still loading */
async function open(
  address: string,
  user: object | null | undefined,
  language: 'zh' | 'en' = 'zh',
) {
  window.history.replaceState(null, '', address);
  const { pathname } = window.location;
  world.path = language === 'zh' ? `/zh${pathname}` : pathname;
  const page = renderWithPendingCalls(
    <>
      <SessionChangeGuard>
        <Page />
      </SessionChangeGuard>
      <OtherTabs />
    </>,
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

it('A personal page is hidden at once and redirects home when another tab logs out', async () => {
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

it('A public page keeps typed text and clears the account when another tab logs out', async () => {
  const { tell } = await open('/en/faq', ann, 'en');
  await screen.findByText('Ann');
  message()!.value = 'half a letter';
  await tell({ email: null, hasSignedOut: true });
  await screen.findByText(en.common.elsewhere.left);
  await screen.findByText('nobody');
  expect(message()!.value).toBe('half a letter');
  expect(world.pushed).toEqual([]);
});

it('A log-out in another tab takes effect, too, after this tab has found the session ended by itself', async () => {
  const { tell, call, client } = await open('/faq', ann);
  await (await call('cart.get')).respond({ totalQty: 2 });
  await screen.findByText('2 in the cart');
  saveFormDraft('contact:ann@shuoyi.example', { phone: '0912345678' });
  const [query] = client.getQueryCache().getAll();
  await act(async () => client.setQueryData(query!.queryKey, null));
  await screen.findByText('nobody');
  await tell({ email: null, hasSignedOut: true });
  await screen.findByText(zh.common.elsewhere.left);
  expect(loadFormDraft('contact:ann@shuoyi.example')).toEqual({});
  await waitFor(() => expect(screen.queryByText('2 in the cart')).toBeNull());
});

it('A personal page with an ended session redirects to the log-in with the way back', async () => {
  saveFormDraft('profile:ann@shuoyi.example', { phone: '0912345678' });
  const { tell } = await open('/order?page=2', ann);
  await screen.findByText('Ann');
  await tell({ email: null, hasSignedOut: false });
  await screen.findByText(zh.common.elsewhere.ended);
  expect(message()).toBeNull();
  expect(world.pushed).toEqual([`/login?next=${encodeURIComponent('/order?page=2')}`]);
  expect(loadFormDraft('profile:ann@shuoyi.example')).toEqual({ phone: '0912345678' });
});

it('A visitor’s tab shows the account that logged in elsewhere and keeps typed text', async () => {
  const { tell, call } = await open('/faq', null);
  await screen.findByText('nobody');
  message()!.value = 'half a letter';
  await tell({ email: bo.email, hasSignedOut: false });
  await (await call('auth.me')).respond(bo);
  await screen.findByText('Bo');
  expect(screen.getByText(zh.common.elsewhere.entered)).toBeTruthy();
  expect(message()!.value).toBe('half a letter');
});

it('A personal page is hidden when another account logs in, even after its session has ended', async () => {
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

it('A log-in of the same account in another tab does not change the page', async () => {
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

it('A tab that is loading while another one logs out never shows the cart of that account', async () => {
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

it('A tab that is loading while another one switches the account shows only the new account', async () => {
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

it('A log-in discards the response of a call made before it', async () => {
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
