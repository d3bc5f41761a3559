import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { AccentSwitch } from './components/accent-switch';
import { SaveAccentPrompt } from './components/save-accent-prompt';
import { useAccent } from './use-accent';

/** Fake account: the profile, and the mutation that edits it. */
const account = vi.hoisted(() => ({
  user: null as { pronunciation: 'US' | 'GB' } | null,
  edit: vi.fn(),
}));
vi.mock('~/features/account/hooks', () => ({
  useSession: () => ({ status: account.user ? 'user' : 'visitor', user: account.user }),
  useEditProfile: () => ({ mutate: account.edit }),
}));

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
beforeAll(() => import('./components/accent-prompt'));
beforeEach(() => {
  window.localStorage.clear();
  account.user = null;
  account.edit.mockReset();
});
afterEach(cleanup);

it('A member hears the profile’s accent, and another choice applies to the session only', () => {
  account.user = { pronunciation: 'GB' };
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
  account.user = { pronunciation: 'US' };
  const { rerender } = render(page());
  choose('英式');
  fireEvent.click(await screen.findByRole('button', { name: '以後都用英式' }));
  expect(account.edit.mock.calls[0]![0]).toEqual({ pronunciation: 'GB' });
  account.user = { pronunciation: 'GB' };
  act(() => rerender(page()));
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
