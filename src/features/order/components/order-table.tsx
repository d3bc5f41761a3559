'use client';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import { route } from '~/lib/routes';
import type { OrderSummary } from '~/schemas/order';
import { CancelButton } from './cancel-button';
import { PayButton } from './pay-button';
import { ReceiptLink } from './receipt-link';
import { StatusBadge, useMethodText } from './status-badge';

const HEADS = ['number', 'content', 'method', 'amount', 'statusLabel'] as const;

/** A table that becomes a list on small screens. */
export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useI18n();
  return (
    <table className="figures block w-full border-t-2 border-text lg:table lg:border-t-0">
      <thead className="hidden lg:table-header-group">
        <tr className="border-b-2 border-text text-left text-sm text-soft">
          {HEADS.map((head) => (
            <th
              key={head}
              scope="col"
              className={`pb-2 pr-4 font-normal xl:whitespace-nowrap ${head === 'amount' ? 'text-right' : ''}`}
            >
              {t(`order.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      {orders.map((order) => (
        <OrderRows key={order.id} order={order} />
      ))}
    </table>
  );
}

const ROW = 'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pt-4 lg:table-row lg:align-top';
const CELL = 'block min-w-0 lg:table-cell lg:pt-4 lg:pr-4';

function OrderRows({ order }: { order: OrderSummary }) {
  const t = useI18n();
  const language = useLanguage();
  const method = useMethodText();
  return (
    <tbody data-order={order.number} className="block border-b border-line lg:table-row-group">
      <tr className={ROW}>
        <td className={CELL}>
          <Link
            href={localePath(language, route('order-created-id', { id: order.id }))}
            aria-label={t('order.list.details', { number: order.number })}
            className="link font-semibold whitespace-nowrap"
          >
            {order.number}
          </Link>
          <p className="text-sm text-soft">
            {formatDateTime(order.paidAt ?? order.createdAt, language)}
          </p>
        </td>
        <td className={`${CELL} col-start-1`}>
          {order.lines.map((line) => (
            <p key={line.id}>
              {line.name}
              {line.qty > 1 && ` × ${line.qty}`}
            </p>
          ))}
          {order.gift?.email && (
            <p className="text-sm text-soft wrap-anywhere">
              {t('gift.order.mark', { name: order.gift.name ?? order.gift.email })}
            </p>
          )}
        </td>
        <td className={`${CELL} col-start-1 break-keep text-sm text-soft xl:whitespace-nowrap`}>
          {method(order)}
          {order.invoiceNumber && (
            <p className="whitespace-nowrap">
              {t('invoice.number')} {order.invoiceNumber}
            </p>
          )}
        </td>
        <td className={`${CELL} col-start-2 row-start-2 text-right font-semibold`}>
          {formatCurrency(order.total)}
          {order.discount > 0 && (
            <p className="text-sm font-normal text-soft">
              {t('order.discount')} −{formatCurrency(order.discount)}
            </p>
          )}
        </td>
        <td className={`${CELL} col-start-2 row-start-1 text-right lg:text-left`}>
          <StatusBadge status={order.status} />
        </td>
      </tr>
      <tr className="block lg:table-row">
        <td colSpan={HEADS.length} className="block pb-4 lg:table-cell">
          {order.status === 'PENDING' && <Pending order={order} />}
          {order.paidAt && <ReceiptLink id={order.id} />}
        </td>
      </tr>
    </tbody>
  );
}

function Pending({ order }: { order: OrderSummary }) {
  const t = useI18n();
  const time = formatDateTime(order.expiresAt, useLanguage());
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <PayButton order={order} size="sm" />
      <CancelButton order={order} />
      <span className="text-sm text-soft">{t('order.list.until', { time })}</span>
    </div>
  );
}
