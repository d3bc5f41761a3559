import { cleanup, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { prepareWindow } from '~/test/pending-calls';
import { Toasts } from './toasts';

vi.mock('next/navigation', () => ({ usePathname: () => '/zh/cart' }));

beforeAll(prepareWindow);
afterEach(() => {
  toast.dismiss();
  cleanup();
});

it.each([
  ['zh', '通知（按 Alt+T 到這裡）'],
  ['en', 'Notices (Alt+T leads here)'],
] as const)(
  'The region of the popups has a name in %s, which says the keys that lead to it',
  async (language, name) => {
    render(
      <MessagesFor language={language}>
        <Toasts />
      </MessagesFor>,
    );
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  },
);
