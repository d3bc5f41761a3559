'use client';
import { useEffect, useState } from 'react';
import { FieldError, useFieldIds } from '~/components/ui/field';
import { IconButton } from '~/components/ui/icon-button';
import { MinusIcon, PlusIcon } from '~/components/ui/icons/editing';
import { MAX_QTY } from '~/domain/cart';
import { useI18n } from '~/i18n/client';
import type { CartItemView } from '~/schemas/cart';

export interface QtyFieldProps {
  item: CartItemView;
  /** Gets a whole number from 1 to 99. */
  onChange: (qty: number) => void;
  onStep: (by: 1 | -1) => void;
  /** Called when 0 was typed. */
  onRemove: () => void;
}

/** The quantity of a product, by buttons or typed. An invalid quantity is reset to the previous one, so
 *  that field and sums agree, with an error below the field. */
export function QtyField({ item, onChange, onStep, onRemove }: QtyFieldProps) {
  const t = useI18n();
  const [typed, setTyped] = useState(String(item.qty));
  const [error, setError] = useState<string | null>(null);
  const { id, describedBy } = useFieldIds(undefined, null, error);
  useEffect(() => {
    setTyped(String(item.qty));
    setError(null);
  }, [item.qty]);

  const commit = () => {
    const qty = Number(typed.normalize('NFKC').trim() || Number.NaN);
    if (qty === item.qty) return setTyped(String(qty));
    if (qty === 0) return onRemove();
    if (Number.isInteger(qty) && qty > 0 && qty <= MAX_QTY) return onChange(qty);
    setTyped(String(item.qty));
    const keptQtyText = t('cart.qtyKept', { qty: item.qty });
    setError(`${t(qty > MAX_QTY ? 'errors.QTY_LIMIT' : 'cart.qtyWhole')}${keptQtyText}`);
  };
  return (
    <div className="grid gap-1">
      <div className="inline-flex items-center justify-self-start border border-edge bg-raised md:justify-self-center">
        <IconButton label={t('cart.less')} disabled={item.qty <= 1} onClick={() => onStep(-1)}>
          <MinusIcon className="size-5" />
        </IconButton>
        <input
          id={id}
          className="figures h-11 w-10 bg-transparent text-center"
          name={`qty-${item.rowId}`}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={t('cart.qtyOf', { name: item.name })}
          aria-describedby={describedBy}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
        <IconButton label={t('cart.more')} disabled={item.qty >= MAX_QTY} onClick={() => onStep(1)}>
          <PlusIcon className="size-5" />
        </IconButton>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
