import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const world = vi.hoisted(() => ({ search: '' }));
vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {}, refresh: () => {} };
  return {
    useRouter: () => router,
    useSearchParams: () => new URLSearchParams(world.search),
    usePathname: () => '/zh/signup',
  };
});

const CHECKOUT = `next=${encodeURIComponent('/payment')}`;

beforeEach(() => {
  prepareWindow();
  sessionStorage.clear();
  world.search = CHECKOUT;
});
afterEach(cleanup);

const account = zh.account;
const bought = <p>半年方案 NT$4,740</p>;
const person = {
  email: 'ming@shuoyi.example',
  name: '小明',
  password: 'lantern-harbour-sesame-19',
};

function fill(fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields))
    fireEvent.input(document.querySelector(`[name=${name}]`)!, { target: { value } });
}

it.each([
  ['login', <SignInForm key="login" bought={bought} />],
  ['signup', <SignUpForm key="signup" bought={bought} />],
] as const)(
  'the %s page of the checkout says the step, what is bought, and both ways on',
  (page, form) => {
    renderWithPendingCalls(form, { 'auth.me': null });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('結帳 1／3');
    expect(screen.getByText('半年方案 NT$4,740')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: account.checkout.tabs }));
    expect(
      tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')]),
    ).toEqual([
      ['我有帳號', `/login?${CHECKOUT}`],
      ['第一次來', `/signup?${CHECKOUT}`],
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
      `/${page}?${CHECKOUT}`,
    );
    expect(screen.queryByText(account.login.needed)).toBeNull();
  },
);

it('the checkout asks a new buyer for the password once, and signs up without a confirmation', async () => {
  const page = renderWithPendingCalls(<SignUpForm bought={bought} />, { 'auth.me': null });
  expect(document.querySelector('[name=confirm]')).toBeNull();
  expect(screen.getByRole('button', { name: zh.common.showPassword })).toBeTruthy();
  fill(person);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(document.querySelector('form')!);
  expect((await page.call('auth.signUp')).input).toMatchObject(person);
});

it('the checkout folds phone and gender, and unfolds them for a phone number that is wrong', async () => {
  renderWithPendingCalls(<SignUpForm bought={bought} />, { 'auth.me': null });
  const folded = screen.getByText(account.checkout.optional).closest('details')!;
  expect(folded.open).toBe(false);
  fill({ ...person, phone: 'none' });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(document.querySelector('form')!);
  await vi.waitFor(() => expect(folded.open).toBe(true));
  expect(document.activeElement).toBe(folded.querySelector('[name=phone]'));
});

it('the sign-up page outside of the checkout asks for the confirmation, and shows phone and gender', () => {
  world.search = `next=${encodeURIComponent('/my-lesson')}`;
  renderWithPendingCalls(<SignUpForm bought={bought} />, { 'auth.me': null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(account.signup.title);
  expect(screen.queryByText('半年方案 NT$4,740')).toBeNull();
  for (const name of ['email', 'name', 'password', 'confirm', 'phone', 'gender', 'terms'])
    expect(document.querySelector(`[name=${name}]`)?.closest('details') ?? null).toBeNull();
  expect(document.querySelector('[name=confirm]')).not.toBeNull();
});

it('the checkout is in English on the English site', () => {
  world.search = `next=${encodeURIComponent('/en/payment')}`;
  renderWithPendingCalls(<SignInForm bought={bought} />, { 'auth.me': null }, 'en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.account.checkout.step);
});
