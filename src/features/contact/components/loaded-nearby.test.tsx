import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { LoadedNearby } from './loaded-nearby';

let comeNear = () => {};

beforeEach(() => {
  prepareWindow();
  document.documentElement.lang = 'zh-Hant-TW';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the contact form takes the place of a link to an e-mail as it comes near the screen, with its focus', async () => {
  renderWithPendingCalls(<LoadedNearby mailto="mailto:help@shuoyi.example" label="寫訊息" />, {
    'auth.me': null,
  });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '寫訊息' });
  expect(link.href).toBe('mailto:help@shuoyi.example');
  act(() => link.focus());
  comeNear();
  const name = await screen.findByLabelText(zh.contact.name);
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.queryByRole('link')).toBeNull();
});
