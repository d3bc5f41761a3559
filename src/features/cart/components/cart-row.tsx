'use client';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { TrashIcon } from '~/components/ui/icons/editing';
import { useI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { formatCurrency } from '~/lib/format-currency';
import type { CartItemView } from '~/schemas/cart';
import { QtyField } from './qty-field';
import { RowPrice } from './row-price';

export interface CartRowProps {
  item: CartItemView;
  onQty: (qty: number) => void;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One product of the cart: aligned figures on wide screens, stacked on a phone. */
export function CartRow({ item, onQty, onStep, onRemove }: CartRowProps) {
  const t = useI18n();
  const months = t('plan.months', { count: item.months });
  const days = t('plan.days', { count: item.bonusDays });
  const remove = t('cart.removeNamed', { name: item.name });
  return (
    <li
      data-product={item.slug}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 border-b border-line py-4 md:grid-cols-[1fr_7rem_10rem_8rem_2.75rem]"
    >
      <div className={classNames('min-w-0', !item.available && 'text-soft')}>
        <p className="font-semibold">{item.name}</p>
        <p className="text-sm text-soft">
          {!item.available
            ? t('cart.unavailable')
            : item.bonusDays > 0
              ? t('plan.barLabel', { months, days })
              : months}
        </p>
        {item.oldPrice !== null && (
          <p className="figures text-sm text-soft md:hidden">
            <RowPrice item={item} />
          </p>
        )}
      </div>
      <p className="figures hidden text-right text-soft md:block">
        <RowPrice item={item} />
      </p>
      <div className="order-3 md:order-none md:justify-self-center">
        {item.available ? (
          <QtyField item={item} onChange={onQty} onStep={onStep} onRemove={onRemove} />
        ) : (
          <Button variant="secondary" size="sm" aria-label={remove} onClick={onRemove}>
            {t('cart.remove')}
          </Button>
        )}
      </div>
      <p
        className={classNames(
          'figures order-4 text-right font-semibold md:order-none',
          !item.available && 'max-md:hidden',
        )}
      >
        {item.available ? formatCurrency(item.subtotal) : '—'}
      </p>
      {item.available && (
        <IconButton
          label={remove}
          onClick={onRemove}
          className="order-2 justify-self-end md:order-none"
        >
          <TrashIcon className="size-5" />
        </IconButton>
      )}
    </li>
  );
}
