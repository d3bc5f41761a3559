'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { useLessonName } from '~/features/plan/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { dayText } from '~/lib/day-text';
import { minuteText } from '~/lib/minute-text';
import { route } from '~/lib/routes';
import type { OrderView } from '~/schemas/order';
import { isUndecided } from '../hooks';
import { Actions, News } from './news';
import { PayButton } from './pay-button';
import { Waiting } from './waiting';

/** The headline of an order's state, and what to do next. */
export function OrderNews({ order }: { order: OrderView }) {
  const t = useI18n();
  const language = useLanguage();
  const to = (path: string, label: string, look: 'primary' | 'secondary' = 'primary') => (
    <Button asChild look={look}>
      <Link href={localePath(language, path)}>{label}</Link>
    </Button>
  );
  const all = to(route('order'), t('order.created.list'), 'secondary');
  const wanted = useLessonName(order.gift ? null : order.wanted);
  if (isUndecided(order)) return <Waiting order={order} />;
  switch (order.status) {
    case 'PAID':
      return (
        <News
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
              className="border-l-2 border-gold pl-4 font-serif text-xl font-semibold"
            >
              {t('order.created.until', { day: dayText(order.memberUntil, language) })}
            </p>
          )}
          {wanted && <p>{t('plan.wanted.paid', { title: wanted.title })}</p>}
          <Actions>
            {wanted ? (
              <Button asChild>
                <Link href={wanted.href}>{t('plan.wanted.start')}</Link>
              </Button>
            ) : (
              to(route('course-news'), t('order.created.start'))
            )}
            {all}
          </Actions>
        </News>
      );
    case 'PENDING': {
      const declined = order.payment?.status === 'DECLINED';
      const time = minuteText(order.expiresAt, language);
      return (
        <News
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
        </News>
      );
    }
    case 'CANCELLED':
    case 'EXPIRED': {
      const title = order.status === 'EXPIRED' ? 'expired' : 'cancelled';
      return (
        <News title={t(`order.created.${title}`)} text={t('order.created.closedText')}>
          <Actions>
            {to(route('price'), t('order.created.plans'))}
            {all}
          </Actions>
        </News>
      );
    }
    default:
      return (
        <News
          title={t(
            order.status === 'PARTLY_REFUNDED'
              ? 'order.created.partlyRefunded'
              : 'order.created.refunded',
          )}
          text={t('order.created.refundedText')}
        >
          <Actions>{all}</Actions>
        </News>
      );
  }
}

function reasonKey(order: OrderView) {
  const known = ['card_declined', 'insufficient_funds'] as const;
  const reason = known.find((one) => one === order.payment?.declineReason) ?? ('other' as const);
  return `order.reasons.${reason}` as const;
}
