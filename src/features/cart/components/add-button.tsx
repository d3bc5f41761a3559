'use client';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useI18n } from '~/i18n/client';
import { useAddToCart } from '../hooks';
import { useAddedToast } from './use-added-toast';

export interface AddButtonProps {
  product: { id: string; name: string };
  variant?: 'primary' | 'secondary';
}

/** Adds one of a product to the cart and confirms it. It is disabled until hydration: a click before would be
 *  lost without a word. */
export function AddButton({ product, variant = 'secondary' }: AddButtonProps) {
  const t = useI18n();
  const popup = useAddedToast();
  const add = useAddToCart();
  const ready = useHydrated();
  return (
    <Button
      variant={variant}
      busy={add.isPending}
      disabled={!ready}
      aria-label={t('plan.addNamed', { name: product.name })}
      onClick={() =>
        add.mutate(
          { id: product.id, qty: 1 },
          { onSuccess: () => popup.showAdded(product.name), onError: popup.showError },
        )
      }
    >
      {t('plan.add')}
    </Button>
  );
}
