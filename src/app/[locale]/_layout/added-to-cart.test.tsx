import { cleanup, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddButton } from '~/features/cart/components/add-button';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { localePath } from '~/i18n/paths';
import { LANGUAGES, type Language } from '~/lib/language';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

// Loaded before the tests: the first import of the script that a press loads takes longer than a test waits for
// a call.
beforeAll(() => import('~/features/cart/components/adding'));
beforeEach(prepareWindow);
afterEach(() => {
  toast.dismiss();
  cleanup();
  router.push.mockClear();
});

const TEXTS = { zh, en };
const EMPTY = { items: [], totalItem: 0, totalQty: 0, totalPrice: 0, merge: null };

async function add(language: Language) {
  const page = renderWithPendingCalls(
    <AddButton product={{ id: '7', name: 'Quarterly' }} />,
    { 'cart.get': EMPTY },
    language,
  );
  await page.user.click(screen.getByRole('button'));
  return { ...page, sent: await page.call('cart.add') };
}

describe.each(LANGUAGES)('Adding to the cart (%s)', (language) => {
  const { cart, errors } = TEXTS[language];

  it('Adding to the cart is confirmed with a button to the checkout and one to stay', async () => {
    const { sent, user } = await add(language);
    await sent.respond(EMPTY);
    const popup = within(await screen.findByRole('region', { name: cart.added }));
    expect(popup.getAllByRole('button').map((button) => button.textContent)).toEqual([
      cart.ok,
      cart.checkout,
    ]);
    await user.click(popup.getByRole('button', { name: cart.checkout }));
    expect(router.push).toHaveBeenCalledWith(localePath(language, '/cart'));
  });

  it('Adding to the cart shows the server’s message when it fails', async () => {
    const { sent, user } = await add(language);
    await sent.respondWithError('QTY_LIMIT');
    const popup = await screen.findByRole('region', { name: cart.failedTitle });
    expect(popup.textContent).toContain(errors.QTY_LIMIT);
    await user.click(within(popup).getByRole('button', { name: cart.ok }));
    expect(router.push).not.toHaveBeenCalled();
  });
});
