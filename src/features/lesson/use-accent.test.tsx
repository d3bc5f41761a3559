import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Accent } from '~/domain/speech/accent';
import { toSession } from '~/features/account/session';
import { MessagesFor } from '~/i18n/messages-for';
import type { UserView } from '~/schemas/auth';
import { AccentSwitch } from './components/settings/accent-switch';
import { SaveAccentPrompt } from './components/settings/save-accent-prompt';
import { useAccent } from './use-accent';

/** The mutation that edits the profile. */
const edit = vi.hoisted(() => vi.fn());
const account = vi.hoisted(() => ({ user: null as unknown }));
vi.mock('~/features/account/hooks', () => ({
  useEditProfile: () => ({ mutate: edit }),
  useSession: () => toSession(account.user as UserView | null),
}));

/** Logs a member in; null logs out. */
const enter = (pronunciation: Accent | null) => {
  account.user = pronunciation && { pronunciation };
};

function AccentPage() {
  const choice = useAccent();
  return (
    <>
      <AccentSwitch accent={choice.accent} onChange={choice.choose} />
      <SaveAccentPrompt choice={choice} />
    </>
  );
}
const page = () => (
  <MessagesFor language="zh">
    <AccentPage />
  </MessagesFor>
);
const selected = () => screen.getByRole('button', { pressed: true }).textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// The first import takes longer than a test waits for an element.
beforeAll(() => import('./components/settings/accent-prompt'));
beforeEach(() => {
  window.localStorage.clear();
  enter(null);
  edit.mockReset();
});
afterEach(cleanup);

it('A member hears the profile’s accent, and another choice applies to the session only', () => {
  enter('GB');
  render(page());
  expect(selected()).toBe('英式');
  expect(screen.queryByRole('status')).toBeNull();
  choose('美式');
  expect(selected()).toBe('美式');
  cleanup();

  render(page());
  expect(selected()).toBe('英式');
});

it('One click saves the other accent in the profile, and the prompt disappears', async () => {
  enter('US');
  const { rerender } = render(page());
  choose('英式');
  fireEvent.click(await screen.findByRole('button', { name: '以後都用英式' }));
  expect(edit.mock.calls[0]![0]).toEqual({ pronunciation: 'GB' });
  enter('GB');
  rerender(page());
  expect(screen.queryByRole('button', { name: /以後都用/ })).toBeNull();
  expect(selected()).toBe('英式');
});

it('A visitor’s accent is stored on the device, without a prompt to save it', () => {
  render(page());
  expect(selected()).toBe('美式');
  choose('英式');
  cleanup();

  render(page());
  expect(selected()).toBe('英式');
  expect(screen.queryByRole('button', { name: /以後都用/ })).toBeNull();
});
