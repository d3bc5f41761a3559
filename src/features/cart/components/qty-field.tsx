'use client';
import { useEffect, useState } from 'react';
import { IconButton } from '~/components/ui/icon-button';
import { MinusIcon, PlusIcon } from '~/components/ui/icons';
import { useI18n } from '~/i18n/client';
import { type CartItemView, QTY_MAX } from '~/schemas/cart';

export interface QtyFieldProps {
  item: CartItemView;
  /** A whole number from 1 to 99. */
  onChange: (qty: number) => void;
}

/** How many of a product: by steps, or typed. What is not a quantity goes back to what it was. */
export function QtyField({ item, onChange }: QtyFieldProps) {
  const t = useI18n();
  const [typed, setTyped] = useState(String(item.qty));
  useEffect(() => setTyped(String(item.qty)), [item.qty]);

  const commit = () => {
    const qty = Number(typed.normalize('NFKC').trim());
    if (Number.isInteger(qty) && qty >= 1 && qty <= QTY_MAX && qty !== item.qty) onChange(qty);
    else setTyped(String(item.qty));
  };
  return (
    <div className="inline-flex items-center border border-edge bg-raised">
      <IconButton
        label={t('cart.less')}
        disabled={item.qty <= 1}
        onClick={() => onChange(item.qty - 1)}
      >
        <MinusIcon className="size-5" />
      </IconButton>
      <input
        className="figures h-11 w-10 bg-transparent text-center"
        inputMode="numeric"
        aria-label={t('cart.qtyOf', { name: item.name })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <IconButton
        label={t('cart.more')}
        disabled={item.qty >= QTY_MAX}
        onClick={() => onChange(item.qty + 1)}
      >
        <PlusIcon className="size-5" />
      </IconButton>
    </div>
  );
}
