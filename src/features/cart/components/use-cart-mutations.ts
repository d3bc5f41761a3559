'use client';
import { useCopyAction } from '~/forms/use-copy-action';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { useCartMutation } from '../hooks';
import { showToast } from './cart-toast';

/** Changes the cart, and shows a popup when a change failed. */
export function useCartMutations() {
  const t = useI18n();
  const errorMessage = useErrorMessage();
  const toCopyAction = useCopyAction();
  return useCartMutation((error) =>
    showToast('cart-refused', {
      tone: 'warning',
      title: t('cart.changeFailed'),
      text: errorMessage(error),
      buttons: [toCopyAction(error) ?? [], { label: t('cart.ok') }].flat(),
    }),
  );
}
