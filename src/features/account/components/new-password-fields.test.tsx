import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { checkNewPassword } from '../check-new-password';
import { NewPasswordFields } from './new-password-fields';

const respond = vi.fn(async () => new Response('password123\nqwerty123456'));
beforeEach(() => vi.stubGlobal('fetch', respond));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <MessagesFor language="zh">
      <form>
        <input name="email" defaultValue="ming.wang@shuoyi.example" />
        <NewPasswordFields label="密碼" field={(name) => ({ name, error: null })} />
      </form>
    </MessagesFor>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('密碼') };
}

it('a new password is rated while it is typed, and the rating describes the field', async () => {
  const { user, field } = open();
  const findAdvice = () => document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(findAdvice()?.textContent).toContain('8 個字元以上');
  await user.click(field);
  await user.paste('quiet');
  expect(findAdvice()?.textContent).toContain('還差 3 個字元');
  await user.paste(' tea');
  expect(screen.getByText('可以使用，再長一點會更安全。').getAttribute('role')).toBe('status');
  await user.paste(' in the morning');
  expect(findAdvice()?.textContent).toContain('很安全的密碼');
  await user.clear(field);
  await user.paste('Ming.Wang');
  expect(findAdvice()?.textContent).toContain('請不要用電子郵件或姓名');
});

it('a common password is rejected in the browser; the list is fetched once and the password is never sent', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.paste('Password123');
  expect(await screen.findByText(/太常見/)).toBeTruthy();
  await user.tab();
  await user.click(field);
  expect(respond.mock.calls).toEqual([['/api/account/common-passwords']]);
  const fields = { password: 'Password123', confirm: 'Password123' };
  expect(checkNewPassword(fields)).toEqual({ password: 'PASSWORD_TOO_COMMON' });
});

it('a common password is rejected as soon as a late list has loaded', async () => {
  vi.resetModules();
  let arrive = (_: Response) => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        arrive = resolve;
      }),
  );
  const { NewPasswordFields: Late } = await import('./new-password-fields');
  const { MessagesFor: Texts } = await import('~/i18n/messages-for');
  render(
    <Texts language="zh">
      <Late label="密碼" field={(name) => ({ name, error: null })} />
    </Texts>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('密碼'));
  await user.paste('password123');
  expect(screen.queryByText(/太常見/)).toBeNull();
  arrive(new Response('password123'));
  expect(await screen.findByText(/太常見/)).toBeTruthy();
});

it('a password equal to the e-mail, and two passwords that differ, are rejected beside their fields', () => {
  const email = 'ming.wang@shuoyi.example';
  expect(checkNewPassword({ email, password: email.toUpperCase(), confirm: email })).toEqual({
    password: 'passwordOwn',
    confirm: 'passwordConfirm',
  });
  expect(
    checkNewPassword({ password: 'ming.wang', confirm: 'ming.wang' }, { email, name: '' }),
  ).toEqual({ password: 'passwordOwn' });
});
