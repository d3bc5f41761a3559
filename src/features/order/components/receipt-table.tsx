'use client';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { OrderView } from '~/schemas/order';

interface Props {
  order: OrderView;
  /** Amount refunded to the card. */
  refunded: number;
}

/** The items of an order line by line, and the totals. */
export function ReceiptTable({ order, refunded }: Props) {
  const t = useI18n();
  const sums: [string, string][] = [
    ...(order.discount > 0
      ? [[t('order.discount'), `−${formatCurrency(order.discount)}`] as [string, string]]
      : []),
    [t('order.total'), formatCurrency(order.total)],
    ...(refunded > 0
      ? [[t('invoice.receipt.refunded'), `−${formatCurrency(refunded)}`] as [string, string]]
      : []),
  ];
  return (
    <table className="figures w-full text-sm">
      <thead>
        <tr className="border-b border-text text-left">
          <th scope="col" className="pb-2 font-normal text-soft">
            {t('invoice.receipt.item')}
          </th>
          {(['price', 'qty', 'subtotal'] as const).map((head) => (
            <th key={head} scope="col" className="pb-2 pl-3 text-right font-normal text-soft">
              {t(`invoice.receipt.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ id, name, unitPrice, qty, subtotal }) => (
          <tr key={id} className="border-b border-line align-top">
            <td className="py-3">{name}</td>
            <td className="py-3 pl-3 text-right whitespace-nowrap">{formatCurrency(unitPrice)}</td>
            <td className="py-3 pl-3 text-right">{qty}</td>
            <td className="py-3 pl-3 text-right whitespace-nowrap">{formatCurrency(subtotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, amount], index) => (
          <tr key={label}>
            <th scope="row" colSpan={3} className={`text-right font-normal ${index ? '' : 'pt-3'}`}>
              {label}
            </th>
            <td
              className={`pl-3 text-right font-semibold whitespace-nowrap ${index ? '' : 'pt-3'}`}
            >
              {amount}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
