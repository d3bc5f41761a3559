'use client';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import { useAddToCart } from '../hooks';
import { useAddedToast } from './use-added-toast';

export interface AddButtonProps {
  product: { id: string; name: string };
  variant?: 'primary' | 'secondary';
}

/** Adds one of a product to the cart and confirms it. */
export function AddButton({ product, variant = 'secondary' }: AddButtonProps) {
  const t = useI18n();
  const popup = useAddedToast();
  const add = useAddToCart();
  return (
    <Button
      variant={variant}
      busy={add.isPending}
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
