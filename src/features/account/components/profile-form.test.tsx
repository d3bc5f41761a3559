import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { UserView } from '~/schemas/auth';
import { editProfileSchema } from '~/schemas/auth';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { ProfileForm } from './profile-form';

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {}, refresh: () => {} };
  return { useRouter: () => router, usePathname: () => '/zh/profile' };
});

const user: UserView = {
  email: 'ming@shuoyi.example',
  name: '小明',
  gender: 'FEMALE',
  phone: '0912345678',
  avatar: null,
  vip: { level: '', expiresAt: null, paused: null },
  pronunciation: 'US',
  validated: true,
};

beforeEach(() => {
  sessionStorage.clear();
  prepareWindow();
});
afterEach(cleanup);

function send(fields: Record<string, string>) {
  const page = renderWithPendingCalls(<ProfileForm user={user} />);
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(document.querySelector(`[name=${name}]`)!, { target: { value } });
  fireEvent.submit(document.querySelector('form')!);
  return page;
}

it.each([
  [
    { phone: '', gender: '' },
    { phone: null, gender: null },
  ],
  [{ phone: '  ' }, { phone: null, gender: 'FEMALE' }],
  [{ name: '大明' }, { name: '大明', phone: '0912345678', gender: 'FEMALE' }],
])(
  'a profile edited to %j is sent so that the server stores exactly that',
  async (typed, stored) => {
    const { input } = await send(typed).call('profile.edit');
    expect(editProfileSchema.parse(input)).toMatchObject(stored);
  },
);

it('a profile without a name or an e-mail is not sent', async () => {
  const { held } = send({ name: ' ', email: '' });
  expect(await screen.findAllByText(zh.validation.required)).toHaveLength(2);
  expect(held.map(({ path }) => path)).not.toContain('profile.edit');
});

it('a new e-mail asks for the current password when the log-in is old, and no other change does', async () => {
  const stale = { 'security.recentlyAuthenticated': false };
  const { held, call } = renderWithPendingCalls(<ProfileForm user={user} />, stale);
  const type = (name: string, value: string) =>
    fireEvent.input(document.querySelector(`[name=${name}]`)!, { target: { value } });
  const label = zh.account.currentPassword;
  type('name', '大明');
  expect(screen.queryByLabelText(label)).toBeNull();
  type('email', 'next@shuoyi.example');
  const password = await screen.findByLabelText(label);
  fireEvent.submit(document.querySelector('form')!);
  expect(await screen.findAllByText(zh.validation.required)).not.toHaveLength(0);
  expect(held.map(({ path }) => path)).not.toContain('profile.edit');
  fireEvent.input(password, { target: { value: 'what it is' } });
  fireEvent.submit(document.querySelector('form')!);
  const { input } = await call('profile.edit');
  expect(input).toMatchObject({ email: 'next@shuoyi.example', currentPassword: 'what it is' });
  type('email', user.email);
  expect(screen.queryByLabelText(label)).toBeNull();
});
