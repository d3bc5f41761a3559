import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOGGED_IN_HINT_SCRIPT } from '~/early/logged-in-hint-script';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import type { UserView } from '~/schemas/auth';
import { prepareWindow, renderWithPendingCalls, SESSION_KEY } from '~/test/pending-calls';
import { useSession } from '../hooks';
import type { SessionEvent } from '../session-events';
import { SignInForm } from './sign-in-form';
import { SignedOutOnly } from './signed-out-only';

const world = vi.hoisted(() => ({ address: '', redirects: [] as string[] }));
vi.mock('next/navigation', () => {
  const router = { replace: (to: string) => world.redirects.push(to), refresh: () => {} };
  return {
    useRouter: () => router,
    useSearchParams: () => new URLSearchParams(world.address),
    usePathname: () => '/zh/login',
  };
});

const user = {
  id: '1',
  name: '小明',
  email: 'ming@shuoyi.example',
  vip: { level: '' } as UserView['vip'],
};

beforeEach(() => {
  Object.assign(world, { address: '', redirects: [] });
  localStorage.clear();
  document.documentElement.removeAttribute('data-known-here');
  prepareWindow();
});
afterEach(cleanup);

// The style sheet's hintRules for the hint script.
const css = readFileSync('src/app/globals.css', 'utf8');
const hintRules = css.match(/^\[data-known-here\][^}]*\}/gm) ?? [];
document.head.append(
  Object.assign(document.createElement('style'), { textContent: hintRules.join('') }),
);

/** Renders the login after the hint script of the page's head has run. */
async function open(language: 'zh' | 'en' = 'zh') {
  new Function(LOGGED_IN_HINT_SCRIPT)();
  const page = renderWithPendingCalls(
    <SignedOutOnly>
      <SignInForm />
    </SignedOutOnly>,
    {},
    language,
  );
  const shown = () => page.client.getQueryData(SESSION_KEY);
  return { ...page, shown, me: await page.call('auth.me') };
}
const form = () => document.querySelector<HTMLFormElement>('form')!;
const isShown = (element: Element): boolean => {
  const { display, visibility } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return false;
  return element.parentElement === null || isShown(element.parentElement);
};

it('the hint hides by two rules of the style sheet', () => {
  expect(hintRules).toHaveLength(2);
});

it.each([1, 2, 4])(
  'the login form is shown again after an ended session, even if the hint script ran %d times',
  async (times) => {
    localStorage.setItem('known-here', '1');
    for (let i = 1; i < times; i++) new Function(LOGGED_IN_HINT_SCRIPT)();
    const { me } = await open();
    expect(isShown(form())).toBe(false);
    await me.respond(null);
    await waitFor(() => expect(isShown(form())).toBe(true));
  },
);

it('the login form is shown again when the session request fails', async () => {
  localStorage.setItem('known-here', '1');
  const { me } = await open();
  await me.respondWithError('INTERNAL');
  await waitFor(() => expect(isShown(form())).toBe(true));
  expect(screen.getByText(zh.common.alreadyIn).closest('p')?.className).toContain('hidden');
});

it('the login form is shown again when the session request finds no connection, before it is tried again', async () => {
  localStorage.setItem('known-here', '1');
  const { me } = await open();
  expect(isShown(form())).toBe(false);
  await me.loseConnection();
  await waitFor(() => expect(isShown(form())).toBe(true));
});

it('a new visitor sees the login form at once', async () => {
  const { me } = await open();
  expect(isShown(form())).toBe(true);
  await me.respond(null);
  expect(isShown(form())).toBe(true);
  expect(world.redirects).toEqual([]);
});

it.each([
  ['', '/my-lesson'],
  ['next=%2Forder%3Fpage%3D2%23last', '/order?page=2#last'],
  ['next=%2F%2Fevil.example', '/my-lesson'],
  ['next=https%3A%2F%2Fevil.example', '/my-lesson'],
])(
  'a logged-in user never sees the login form and is redirected to a path of the site (%s)',
  async (address, target) => {
    localStorage.setItem('known-here', '1');
    world.address = address;
    const { me } = await open();
    expect(isShown(form())).toBe(false);
    expect(isShown(screen.getByText(zh.common.alreadyIn))).toBe(true);
    await me.respond(user);
    await waitFor(() => expect(world.redirects).toEqual([target]));
    expect(isShown(form())).toBe(false);
  },
);

it('a logged-in user on the English login is redirected to the English page', async () => {
  const { me } = await open('en');
  await me.respond(user);
  await waitFor(() => expect(world.redirects).toEqual(['/en/my-lesson']));
  expect(isShown(form())).toBe(false);
  expect(screen.getByText(en.common.alreadyIn)).toBeTruthy();
});

it('a user with an ended session sees the login form, and the next page treats them as a visitor at once', async () => {
  localStorage.setItem('known-here', '1');
  const { me } = await open();
  await me.respond(null);
  await waitFor(() => expect(isShown(form())).toBe(true));
  cleanup();
  await open();
  expect(isShown(form())).toBe(true);
});

/** Types into the login and sends it. */
async function logIn({ user: person, call }: Awaited<ReturnType<typeof open>>) {
  await person.type(screen.getByLabelText(zh.account.email), user.email);
  await person.type(screen.getByLabelText(zh.account.password), 'lantern-harbour-sesame-19');
  await person.click(screen.getByRole('button', { name: zh.account.login.submit }));
  return call('auth.signIn');
}

it('the login form stays visible after its login until the next page has loaded', async () => {
  const page = await open();
  await page.me.respond(null);
  const sent = await logIn(page);
  expect(sent.input).toMatchObject({ email: user.email });
  await sent.respond(user);
  await waitFor(() => expect(world.redirects).toEqual(['/my-lesson']));
  expect(isShown(form())).toBe(true);
  cleanup();
  await open();
  expect(isShown(form())).toBe(false);
});

it('a login that was faster than the first response is not undone by it', async () => {
  const page = await open();
  const sent = await logIn(page);
  await sent.respond(user);
  await page.me.respond(null);
  await waitFor(() => expect(world.redirects).toEqual(['/my-lesson']));
  expect(page.shown()).toMatchObject({ name: user.name });
});

/** A page that is open before the user navigates to the login. */
function PageLink() {
  const { user } = useSession();
  const [left, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        {user?.name ?? 'nobody'}
      </button>
      {left && (
        <SignedOutOnly>
          <SignInForm />
        </SignedOutOnly>
      )}
    </>
  );
}

it('a stale session does not redirect away from the login, and is cleared in every tab', async () => {
  const events: SessionEvent[] = [];
  const otherTab = new BroadcastChannel('session');
  otherTab.onmessage = ({ data }) => events.push(data);
  const page = renderWithPendingCalls(<PageLink />, {}, 'zh', user);
  await page.user.click(await screen.findByRole('button', { name: user.name }));
  expect(isShown(form())).toBe(false);
  await (await page.call('auth.me')).respond(null);
  await waitFor(() => expect(isShown(form())).toBe(true));
  expect(screen.getByRole('button', { name: 'nobody' })).toBeTruthy();
  await waitFor(() => expect(events).toEqual([{ email: null, hasSignedOut: false }]));
  expect(world.redirects).toEqual([]);
  otherTab.close();
});
