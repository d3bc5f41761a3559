'use client';
import { useRouter } from 'next/navigation';
import { useCopyAction } from '~/forms/use-copy-action';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { showToast } from './cart-toast';

/** The popup after adding: continue to the cart, or OK to stay; or the reason of a failure. */
export function useAddedToast() {
  const t = useI18n();
  const cart = localePath(useLanguage(), route('cart'));
  const router = useRouter();
  const errorMessage = useErrorMessage();
  const toCopyAction = useCopyAction();
  const ok = { label: t('cart.ok') };
  return {
    showAdded: (name: string) =>
      showToast('cart-added', {
        tone: 'good',
        title: t('cart.added'),
        text: name,
        buttons: [ok, { label: t('cart.checkout'), onClick: () => router.push(cart) }],
      }),
    showError: (error: unknown) =>
      showToast('cart-added', {
        tone: 'warning',
        title: t('cart.failedTitle'),
        text: errorMessage(error),
        buttons: [toCopyAction(error) ?? [], ok].flat(),
      }),
  };
}
