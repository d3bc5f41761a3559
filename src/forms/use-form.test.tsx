import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { Toaster, toast } from 'sonner';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { PasswordField } from '~/components/ui/password-field';
import { TextField } from '~/components/ui/text-field';
import { MessagesFor } from '~/i18n/messages-for';
import { signInSchema } from '~/schemas/auth';
import { prepareWindow } from '~/test/pending-calls';
import { checkFields } from './form-errors';
import { useForm } from './use-form';

beforeAll(() => {
  prepareWindow();
});
afterEach(() => {
  toast.dismiss();
  cleanup();
});

/** An error as the client receives it from the server. */
function createError(errorCode: string, fields?: Record<string, string>, retryAfter?: number) {
  const error = new TRPCClientError(errorCode);
  Object.assign(error, { data: { errorCode, fields, retryAfter } });
  return error;
}

function Form({ send, draftName }: { send: () => Promise<unknown>; draftName?: string }) {
  const [agreed, agree] = useState(true);
  const { form, field, errorSummary } = useForm({
    failure: '登入失敗',
    check: (fields) => ({
      ...checkFields(signInSchema, fields),
      ...(!agreed && { terms: 'terms' }),
    }),
    send,
    draftName,
  });
  return (
    <form {...form}>
      <FormErrorSummary {...errorSummary} />
      <TextField {...field('email')} label="電子郵件" />
      <PasswordField {...field('password')} label="密碼" showLabel="顯示" hideLabel="隱藏" />
      <CheckboxField {...field('terms')} label="同意" checked={agreed} onChange={agree} />
      <button type="submit">送出</button>
    </form>
  );
}

function open(send: () => Promise<unknown>, draftName?: string) {
  render(
    <MessagesFor language="zh">
      <Form send={send} draftName={draftName} />
      <Toaster />
    </MessagesFor>,
  );
  return {
    user: userEvent.setup(),
    email: screen.getByLabelText('電子郵件') as HTMLInputElement,
    password: screen.getByLabelText('密碼') as HTMLInputElement,
    button: screen.getByText('送出'),
  };
}

async function fill({ user, email, password }: ReturnType<typeof open>) {
  await user.type(email, 'ming@shuoyi.example');
  await user.type(password, 'not it at all');
}

describe('useForm', () => {
  it('a form with an invalid field is not sent, shows the error beside the field and focuses it', async () => {
    let sent = 0;
    const page = open(async () => sent++);
    await page.user.type(page.email, 'ming');
    await page.user.click(page.button);
    expect(sent).toBe(0);
    expect(page.email.getAttribute('aria-invalid')).toBe('true');
    expect(page.email.getAttribute('aria-describedby')).toContain('-error');
    expect(document.body.textContent).toContain('請輸入完整的電子郵件，例如 ming@example.com。');
    expect(screen.getByText('請填寫這個欄位。')).toBeTruthy();
    expect(document.activeElement).toBe(page.email);
  });

  it('a form focuses the required checkbox that is not ticked, not a hidden element', async () => {
    const page = open(async () => {});
    await fill(page);
    const box = screen.getByRole('checkbox', { name: '同意' });
    await page.user.click(box);
    await page.user.click(page.button);
    expect(document.activeElement).toBe(box);
  });

  it('a form keeps its fields on SERVICE_UNAVAILABLE and shows when to try again', async () => {
    const page = open(() => Promise.reject(createError('SERVICE_UNAVAILABLE', undefined, 5)));
    await fill(page);
    await page.user.click(page.button);
    expect(await screen.findAllByText(/填好的內容都還在，請過幾秒再試一次。/)).not.toEqual([]);
    expect(page.email.value).toBe('ming@shuoyi.example');
    expect(page.password.value).toBe('not it at all');
  });

  it('the error of a field disappears as soon as the field is valid', async () => {
    const page = open(() => Promise.reject(createError('PASSWORD_TOO_COMMON')));
    await page.user.type(page.email, 'ming@');
    await page.user.click(page.button);
    await page.user.type(page.email, 'shuoyi');
    expect(page.email.getAttribute('aria-invalid')).toBe('true');
    await page.user.type(page.email, '.example');
    expect(page.email.getAttribute('aria-invalid')).toBeNull();
    expect(page.password.getAttribute('aria-invalid')).toBe('true');
    await page.user.type(page.password, 'password123');
    await page.user.click(page.button);
    expect(page.password.getAttribute('aria-invalid')).toBe('true');
    await page.user.type(page.password, '4');
    expect(page.password.getAttribute('aria-invalid')).toBeNull();
  });

  it('a form keeps its fields when the server returns an error, and shows the message in a popup', async () => {
    const page = open(() => Promise.reject(createError('INVALID_CREDENTIALS')));
    await fill(page);
    await page.user.click(page.button);
    expect(await screen.findAllByText('登入失敗')).toHaveLength(2);
    expect(screen.getAllByText('電子郵件或密碼不正確，請再確認一次。')).toHaveLength(2);
    expect([page.email.value, page.password.value]).toEqual([
      'ming@shuoyi.example',
      'not it at all',
    ]);
  });

  it('a server error about a field is shown beside that field', async () => {
    const page = open(() => Promise.reject(createError('PASSWORD_TOO_COMMON')));
    await fill(page);
    await page.user.click(page.button);
    expect(page.password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(page.password);
  });

  it('a rate-limited form shows when to try again', async () => {
    const page = open(() => Promise.reject(createError('TOO_MANY_REQUESTS', undefined, 170)));
    await fill(page);
    await page.user.click(page.button);
    expect(await screen.findAllByText('操作太頻繁，請在 3 分鐘後再試。')).toHaveLength(2);
  });

  it('a rate-limited form shows a countdown hidden from screen readers, and says when it is over', async () => {
    const page = open(() => Promise.reject(createError('TOO_MANY_REQUESTS', undefined, 62)));
    await fill(page);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      await page.user.click(page.button);
      expect(screen.getByText('還要等 1:02').getAttribute('aria-hidden')).toBe('true');
      act(() => vi.advanceTimersByTime(3000));
      expect(screen.getByText('還要等 0:59')).toBeTruthy();
      act(() => vi.advanceTimersByTime(59_000));
      expect(screen.getByText('現在可以再試一次了。')).toBeTruthy();
      expect(page.password.value).toBe('not it at all');
    } finally {
      vi.useRealTimers();
    }
  });

  it('a form shows that the server cannot be reached when the request fails', async () => {
    const networkError = new TRPCClientError('Failed to fetch', {
      cause: new TypeError('fetch failed'),
    });
    const page = open(() => Promise.reject(networkError));
    await fill(page);
    await page.user.click(page.button);
    expect(screen.getAllByText(/連不上伺服器/).length).toBeGreaterThan(0);
  });

  it('a form is sent once, however often its button is clicked', async () => {
    let sent = 0;
    let respond = () => {};
    const page = open(() => {
      sent++;
      return new Promise<void>((resolve) => {
        respond = resolve;
      });
    });
    await fill(page);
    await page.user.dblClick(page.button);
    await page.user.keyboard('{Enter}');
    expect(sent).toBe(1);
    respond();
  });

  it('a form stores its draft in the tab until it is sent, without passwords and consents', async () => {
    const respondWithError = () => Promise.reject(createError('LOGIN_USER_REQUIRED'));
    const before = open(respondWithError, 'account');
    await fill(before);
    await before.user.click(screen.getByRole('checkbox'));
    await before.user.click(screen.getByRole('button', { name: '顯示' }));
    await before.user.type(before.password, '!');
    cleanup();
    const after = open(async () => {}, 'account');
    expect([after.email.value, after.password.value]).toEqual(['ming@shuoyi.example', '']);
    expect(JSON.stringify(sessionStorage)).not.toContain('not it');
    await after.user.type(after.password, 'anything at all');
    await after.user.click(after.button);
    expect(sessionStorage).toHaveLength(0);
  });

  it('an error of a field that the form does not have is shown above the form', async () => {
    const page = open(() => Promise.reject(createError('VALIDATION_FAILED', { phone: 'phone' })));
    await fill(page);
    await page.user.click(page.button);
    expect((await screen.findAllByText(/09 開頭/)).length).toBeGreaterThan(0);
  });
});
