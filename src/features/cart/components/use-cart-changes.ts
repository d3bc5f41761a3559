'use client';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';
import { useChangeCart } from '../hooks';
import { popUp } from './popup';

/** Changes the cart, and says in a popup when a change did not happen. */
export function useCartChanges() {
  const t = useI18n();
  const refusal = useRefusal();
  return useChangeCart((error) =>
    popUp('cart-refused', {
      tone: 'warning',
      title: t('cart.changeFailed'),
      text: refusal(error),
      buttons: [{ label: t('cart.ok') }],
    }),
  );
}
