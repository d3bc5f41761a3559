import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { LANGUAGES, type Language } from '~/lib/language';
import { heardText } from '~/test/heard-text';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { ChangePasswordForm } from './change-password-form';
import { ForgotPasswordForm } from './forgot-password-form';
import { ProfileForm } from './profile-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {}, refresh: () => {} };
  const searchParams = new URLSearchParams();
  return {
    useRouter: () => router,
    useSearchParams: () => searchParams,
    usePathname: () => '/zh/login',
  };
});

beforeEach(() => {
  prepareWindow();
});
afterEach(() => {
  toast.dismiss();
  cleanup();
});

const TEXTS = { zh, en };
const PASSWORD = 'lantern-harbour-sesame-19';
const person = { email: 'ming@shuoyi.example', name: '小明' };
const user = {
  ...person,
  id: '1',
  gender: null,
  phone: null,
  avatar: null,
  vip: { level: '', expiresAt: null },
  pronunciation: 'US',
  validated: true,
} as never;

type Failure = keyof typeof zh.account.failed;
interface Row {
  situation: string;
  form: ReactElement;
  call: string;
  fields: Record<string, string>;
  failure: Failure;
  title: string;
}

/** The specification's table: the call of each form, and the exact title of its popup. */
const ROWS: Row[] = [
  {
    situation: 'signup',
    form: <SignUpForm />,
    call: 'auth.signUp',
    fields: { ...person, password: PASSWORD, confirm: PASSWORD },
    failure: 'signup',
    title: '註冊失敗',
  },
  {
    situation: 'login',
    form: <SignInForm />,
    call: 'auth.signIn',
    fields: { email: person.email, password: PASSWORD },
    failure: 'login',
    title: '登入失敗',
  },
  {
    situation: 'forgot password',
    form: <ForgotPasswordForm />,
    call: 'auth.forgotPassword',
    fields: { email: person.email },
    failure: 'action',
    title: '操作失敗',
  },
  {
    situation: 'profile update',
    form: <ProfileForm user={user} />,
    call: 'profile.edit',
    fields: { name: '大明' },
    failure: 'update',
    title: '更新失敗',
  },
  {
    situation: 'password update',
    form: <ChangePasswordForm />,
    call: 'profile.changePassword',
    fields: { password: PASSWORD, confirm: PASSWORD },
    failure: 'update',
    title: '更新失敗',
  },
];

async function send({ form, call, fields }: Row, language: Language) {
  const page = renderWithPendingCalls(form, { 'auth.me': null }, language);
  for (const [name, value] of Object.entries(fields)) {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    fireEvent.input(field!, { target: { value } });
  }
  for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.submit(document.querySelector('form')!);
  return page.call(call);
}

const popup = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-sonner-toast]');
    if (!found) throw new Error('No popup yet.');
    return found;
  });
const part = (toast: HTMLElement, name: string) =>
  toast.querySelector(`[data-${name}]`)?.textContent;

describe.each(ROWS)('$situation', (row) => {
  it.each(LANGUAGES)(
    'a failed account form shows a popup with its title and the server’s sentence, without a button (%s)',
    async (language) => {
      const sent = await send(row, language);
      await sent.respondWithError('CSRF_FAILED');
      const warning = await popup();
      expect(warning.dataset.type).toBe('warning');
      expect(part(warning, 'title')).toBe(TEXTS[language].account.failed[row.failure]);
      if (language === 'zh') expect(part(warning, 'title')).toBe(row.title);
      expect(part(warning, 'description')).toBe(TEXTS[language].errors.CSRF_FAILED);
      expect(warning.querySelector('button')).toBeNull();
      for (const [name, value] of Object.entries(row.fields))
        expect(document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value).toBe(value);
    },
  );

  it('a failed account form shows “unknown error” for an unknown error code', async () => {
    const sent = await send(row, 'zh');
    await sent.respondWithError('SOMETHING_NEW');
    expect(part(await popup(), 'description')).toBe(zh.common.unknownError);
  });
});

/** The texts that a screen reader announces by itself: those of live regions that are not hidden from it. */
const announced = () =>
  [...document.querySelectorAll('[role=alert], [role=status], [aria-live]:not([aria-live=off])')]
    .map(heardText)
    .filter((text) => text !== '');

/** The announcements that are not in the list `before`, which may contain the strength of a password. */
const announcedSince = (before: string[]) => announced().filter((text) => !before.includes(text));

describe.each(ROWS)('What is announced of a failed $situation', (row) => {
  it.each([
    ['whose fields are right', 'CSRF_FAILED', undefined],
    ['with a field that is wrong', 'VALIDATION_FAILED', { email: 'email', password: 'required' }],
  ])(
    'One failure of a form %s is announced once, and seen in the popup',
    async (_, code, fields) => {
      const sent = await send(row, 'zh');
      const before = announced();
      await sent.respondWithError(code, fields);
      expect(part(await popup(), 'title')).toBe(row.title);
      expect(announcedSince(before)).toEqual([expect.stringContaining(row.title)]);
      expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    },
  );

  it('A form has no empty alert before anything has failed', () => {
    renderWithPendingCalls(row.form, { 'auth.me': null }, 'zh');
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.querySelector('footer')).toBeNull();
  });

  it('The end of the session shows no popup, as the log-in comes', async () => {
    const sent = await send(row, 'zh');
    const before = announced();
    await sent.respondWithError('LOGIN_USER_REQUIRED');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    expect(announcedSince(before)).toEqual([]);
  });

  it('A field that is found wrong before the sending fails in the same way', async () => {
    renderWithPendingCalls(row.form, { 'auth.me': null }, 'zh');
    const [name = ''] = Object.keys(row.fields);
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    fireEvent.input(field, { target: { value: name === 'email' ? 'not-an-address' : '' } });
    const before = announced();
    fireEvent.submit(document.querySelector('form')!);
    expect(part(await popup(), 'title')).toBe(row.title);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(announcedSince(before)).toEqual([expect.stringContaining(row.title)]);
  });
});
