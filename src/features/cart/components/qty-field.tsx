'use client';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { IconButton } from '~/components/ui/icon-button';
import { MinusIcon, PlusIcon } from '~/components/ui/icons';
import { QTY_MAX } from '~/domain/cart';
import { useI18n } from '~/i18n/client';
import type { CartItemView } from '~/schemas/cart';

export interface QtyFieldProps {
  item: CartItemView;
  /** A whole number from 1 to 99. */
  onChange: (qty: number) => void;
  onStep: (by: 1 | -1) => void;
  /** 0 was typed. */
  onRemove: () => void;
}

/** How many of a product: by steps, or typed. What is not a quantity goes back to what it was, and says why. */
export function QtyField({ item, onChange, onStep, onRemove }: QtyFieldProps) {
  const t = useI18n();
  const [typed, setTyped] = useState(String(item.qty));
  useEffect(() => setTyped(String(item.qty)), [item.qty]);

  const commit = () => {
    const qty = Number(typed.normalize('NFKC').trim() || Number.NaN);
    if (qty === item.qty) return;
    if (qty === 0) return onRemove();
    if (Number.isInteger(qty) && qty > 0 && qty <= QTY_MAX) return onChange(qty);
    setTyped(String(item.qty));
    toast.warning(t(qty > QTY_MAX ? 'errors.QTY_LIMIT' : 'validation.number'));
  };
  return (
    <div className="inline-flex items-center border border-edge bg-raised">
      <IconButton label={t('cart.less')} disabled={item.qty <= 1} onClick={() => onStep(-1)}>
        <MinusIcon className="size-5" />
      </IconButton>
      <input
        className="figures h-11 w-10 bg-transparent text-center"
        name={`qty-${item.rowId}`}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={t('cart.qtyOf', { name: item.name })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <IconButton label={t('cart.more')} disabled={item.qty >= QTY_MAX} onClick={() => onStep(1)}>
        <PlusIcon className="size-5" />
      </IconButton>
    </div>
  );
}
