import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { ResetPasswordForm } from './reset-password-form';

const server = vi.hoisted(() => ({ errorCode: null as string | null }));
vi.mock('../common-passwords', () => ({
  fetchCommonPasswords: async () => {},
  isKnownCommonPassword: () => false,
}));
vi.mock('../hooks', () => ({
  useResetPassword: () => {
    const [state, setState] = useState<{ isSuccess: boolean; error: unknown }>({
      isSuccess: false,
      error: null,
    });
    const mutateAsync = async () => {
      const error = server.errorCode && new TRPCClientError(server.errorCode);
      if (error) Object.assign(error, { data: { errorCode: server.errorCode } });
      setState({ isSuccess: !error, error });
      if (error) throw error;
    };
    return { ...state, mutateAsync };
  },
}));

beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
});
afterEach(cleanup);

async function send(errorCode: string | null) {
  server.errorCode = errorCode;
  render(
    <MessagesFor language="zh">
      <ResetPasswordForm token="a-token-of-more-than-twenty" />
      <Toaster />
    </MessagesFor>,
  );
  const user = userEvent.setup();
  for (const label of ['新密碼', '再輸入一次密碼']) {
    await user.click(screen.getByLabelText(label));
    await user.paste('quiet river morning');
  }
  await user.click(screen.getByRole('button', { name: '儲存新密碼' }));
}

const form = () => screen.queryByLabelText('新密碼');

it('an accepted new password redirects to the login', async () => {
  await send(null);
  expect(screen.getByText('新密碼已經設定完成')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('link', { name: '登入' }).getAttribute('href')).toBe('/login');
  expect(form()).toBeNull();
});

it('an expired link replaces the form by the offer of a new link, without a popup', async () => {
  await send('LINK_INVALID');
  expect(screen.getByText('這個連結不能使用')).toBeTruthy();
  expect(screen.getByRole('link', { name: '重新申請' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  expect(form()).toBeNull();
  expect(screen.queryByText('操作失敗')).toBeNull();
});

it('a used link is reported as used, and not as a password that was set', async () => {
  await send('LINK_USED');
  expect(screen.getByText('這個連結已經用過了')).toBeTruthy();
  expect(screen.queryByText('新密碼已經設定完成')).toBeNull();
  expect(form()).toBeNull();
});

it('any other error keeps the reset form and its fields', async () => {
  await send('PASSWORD_TOO_COMMON');
  expect(form()).toHaveProperty('value', 'quiet river morning');
  expect(screen.getAllByText('操作失敗').length).toBeGreaterThan(0);
});
