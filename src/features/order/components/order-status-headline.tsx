'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { usePracticeStart } from '~/features/next-step/use-practice-start';
import { useLessonName } from '~/features/plan/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { formatDateTime } from '~/lib/format-date-time';
import { route } from '~/lib/routes';
import type { OrderView } from '~/schemas/order';
import { isPaymentUndecided } from '../hooks';
import { PayButton } from './pay-button';
import { PaymentPending } from './payment-pending';
import { Actions, StatusHeadline } from './status-headline';

/** The headline of an order's status, and the next actions. */
export function OrderStatusHeadline({ order }: { order: OrderView }) {
  const t = useI18n();
  const language = useLanguage();
  const linkButton = (
    path: string,
    label: string,
    variant: 'primary' | 'secondary' = 'primary',
  ) => (
    <Button asChild variant={variant}>
      <Link href={localePath(language, path)}>{label}</Link>
    </Button>
  );
  const all = linkButton(route('order'), t('order.created.list'), 'secondary');
  const wanted = useLessonName(order.gift ? null : order.wanted);
  const start = usePracticeStart({ enabled: order.status === 'PAID' && !order.gift, wanted });
  if (isPaymentUndecided(order)) return <PaymentPending order={order}>{all}</PaymentPending>;
  switch (order.status) {
    case 'PAID':
      return (
        <StatusHeadline
          title={t(order.total > 0 ? 'order.created.paid' : 'coupon.done')}
          text={t('order.created.paidText')}
        >
          {order.gift && (
            <p className="border-l-2 border-gold pl-4 font-serif text-xl font-semibold wrap-anywhere">
              {t('gift.order.sentTo', { email: order.gift.email })}
            </p>
          )}
          {order.memberUntil && !order.gift && (
            <p
              data-testid="member-until"
              className="text-balance border-l-2 border-gold pl-4 font-serif text-xl font-semibold"
            >
              <Phrases>
                {t('order.created.until', { day: formatDate(order.memberUntil, language) })}
              </Phrases>
            </p>
          )}
          {start.notes.map((note) => (
            <p key={note}>
              <Phrases>{note}</Phrases>
            </p>
          ))}
          <Actions>
            <Button asChild>
              <Link href={start.href}>{start.label ?? t('order.created.start')}</Link>
            </Button>
            {all}
          </Actions>
        </StatusHeadline>
      );
    case 'PENDING': {
      const declined = order.payment?.status === 'DECLINED';
      const time = formatDateTime(order.expiresAt, language);
      return (
        <StatusHeadline
          title={t(declined ? 'order.created.declined' : 'order.created.unpaid')}
          text={t('order.created.unpaidText', { time })}
        >
          {declined && (
            <Notice tone="warning" title={t(reasonKey(order))}>
              {t('order.created.declinedText')}
            </Notice>
          )}
          <Actions>
            <PayButton order={order} />
            {all}
          </Actions>
        </StatusHeadline>
      );
    }
    case 'CANCELLED':
    case 'EXPIRED': {
      const title = order.status === 'EXPIRED' ? 'expired' : 'cancelled';
      return (
        <StatusHeadline title={t(`order.created.${title}`)} text={t('order.created.closedText')}>
          <Actions>
            {linkButton(route('price'), t('order.created.plans'))}
            {all}
          </Actions>
        </StatusHeadline>
      );
    }
    default:
      return (
        <StatusHeadline
          title={t(
            order.status === 'PARTLY_REFUNDED'
              ? 'order.created.partlyRefunded'
              : 'order.created.refunded',
          )}
          text={t('order.created.refundedText')}
        >
          <Actions>{all}</Actions>
        </StatusHeadline>
      );
  }
}

function reasonKey(order: OrderView) {
  const known = ['card_declined', 'insufficient_funds'] as const;
  const reason = known.find((one) => one === order.payment?.declineReason) ?? ('other' as const);
  return `order.reasons.${reason}` as const;
}
