import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { useSignInCall } from './form-calls';
import { useSession } from './hooks';

const USER = { email: 'ming@shuoyi.example', name: '小明', vip: { level: '' } };
const KEY = 'lesson.level';

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

function Form() {
  const signIn = useSignInCall();
  const { status } = useSession();
  return (
    <button type="button" onClick={() => void signIn({ email: USER.email, password: 'secret' })}>
      {status}
    </button>
  );
}

const status = () => screen.getByRole('button').textContent;

/** Logs in. */
async function logIn() {
  const page = renderWithPendingCalls(<Form />);
  await page.user.click(screen.getByRole('button'));
  await (await page.call('auth.signIn')).respond(USER);
  return page;
}

it('A level placed on the device goes to the account before the user is shown, and the device forgets it', async () => {
  window.localStorage.setItem(KEY, 'A2');
  const { call } = await logIn();
  const adoption = await call('settings.adoptLevel');
  expect(adoption.input).toEqual({ level: 'A2', account: USER.email });
  expect(status()).not.toBe('user');
  await adoption.respond({ level: 'B1' });
  await waitFor(() => expect(status()).toBe('user'));
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it('A level that could not be handed over stays on the device, and the log-in succeeds', async () => {
  window.localStorage.setItem(KEY, 'A2');
  const { call } = await logIn();
  await (await call('settings.adoptLevel')).loseConnection();
  await waitFor(() => expect(status()).toBe('user'));
  expect(window.localStorage.getItem(KEY)).toBe('A2');
});

it('A device without a placed level, or with an unknown one, sends none', async () => {
  window.localStorage.setItem(KEY, 'C9');
  const { held } = await logIn();
  await act(async () => {});
  await waitFor(() => expect(status()).toBe('user'));
  expect(held.map(({ path }) => path)).not.toContain('settings.adoptLevel');
});
