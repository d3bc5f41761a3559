'use client';
import { useRouter } from 'next/navigation';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { popUp } from './popup';

/** The popup after adding: where to go on, or OK to stay. A refusal says why instead. */
export function useAddPopup() {
  const t = useI18n();
  const cart = localePath(useLanguage(), route('cart'));
  const router = useRouter();
  const refusal = useRefusal();
  const ok = { label: t('cart.ok') };
  return {
    added: (name: string) =>
      popUp('cart-added', {
        tone: 'good',
        title: t('cart.added'),
        text: name,
        buttons: [ok, { label: t('cart.checkout'), onPress: () => router.push(cart) }],
      }),
    refused: (error: unknown) =>
      popUp('cart-added', {
        tone: 'warning',
        title: t('cart.failedTitle'),
        text: refusal(error),
        buttons: [ok],
      }),
  };
}
