import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { LANGUAGES, type Language } from '~/lib/language';
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
