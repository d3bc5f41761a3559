'use client';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorOrder } from '~/schemas/console';
import { useOperatorOrder } from '../hooks';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderPayments } from './order-payments';
import { OrderRefund } from './order-refund';

/** An order as operators see it: buyer, contents, payments, and everything that happened to it. */
export function OperatorOrderPage({ number, role }: { number: string; role: Role }) {
  const t = useI18n();
  const found = useOperatorOrder(number);
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleMoney.order', { number })} />
      <Loaded query={found}>
        {(order) => (
          <>
            {order.hasRefundRequest && (
              <PageLink to={consoleRoute('console-refunds-number', { number })}>
                {t('consoleMoney.toRefund')}
              </PageLink>
            )}
            <div className="grid gap-8 xl:grid-cols-2">
              <OrderFacts {...order} />
              <OrderPayments payments={order.payments} />
            </div>
            {isRefundable(order) && hasPermission(role, 'refund.decide') && (
              <OrderRefund number={number} />
            )}
            <OrderHistory history={order.history} buyer={order.buyer} operators={order.operators} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Whether any part of the price can be refunded. */
function isRefundable({ payments }: OperatorOrder): boolean {
  return payments.some(
    ({ status, amount, refunded }) => status === 'CAPTURED' && refunded < amount,
  );
}
