'use client';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { OrderRefundPreview, RefundWay } from '~/schemas/order-refund';

interface OrderRefundEffectsProps {
  way: RefundWay;
  /** What is typed; 0 for nothing. */
  sum: number;
  preview: { data: OrderRefundPreview | undefined; isError: boolean; refetch: () => unknown };
}

/** What a refund does to the money, the member time and the invoice, or why it is not possible. */
export function OrderRefundEffects({ way, sum, preview }: OrderRefundEffectsProps) {
  const t = useI18n();
  const toLines = useEffectLines();
  const { data, isError, refetch } = preview;
  if (isError && !data)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={refetch}
      />
    );
  if (!data) return <Skeleton className="h-28 w-full" />;
  const left = formatCurrency(data.left);
  const known = t('consoleMoney.refund.known', {
    ...{ paid: formatCurrency(data.paid), refunded: formatCurrency(data.refunded), left },
  });
  const obstacle = data.isRequested
    ? t('errors.REFUND_REQUESTED')
    : data.left === 0
      ? t('consoleMoney.refund.nothingLeft')
      : way === 'RULE' && data.ruleAmount === 0
        ? t('consoleMoney.refund.noRule')
        : way === 'SUM' && sum > data.left
          ? t('consoleMoney.refund.tooMuch', { left })
          : data.refund?.ends && data.refund.isGiftClaimed
            ? t('errors.GIFT_CLAIMED')
            : null;
  return (
    <div className="figures grid gap-2" role="status">
      <p className="text-sm">{known}</p>
      {obstacle ? (
        <Notice quiet tone="warning">
          {obstacle}
        </Notice>
      ) : (
        data.refund && (
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {toLines(data.refund).map((line) => (
              <li key={line}>
                <Phrases>{line}</Phrases>
              </li>
            ))}
          </ul>
        )
      )}
    </div>
  );
}

type Refund = NonNullable<OrderRefundPreview['refund']>;

function useEffectLines() {
  const t = useI18n();
  const language = useLanguage();
  const toMember = ({ ends, isGift, memberUntil: { before, after } }: Refund): string => {
    if (!ends) return t(isGift ? 'consoleMoney.refund.giftStays' : 'consoleMoney.refund.stays');
    if (isGift) return t('consoleRefunds.gift');
    if (!before) return t('consoleRefunds.memberNone');
    const day = formatDate(before, language);
    if (!after) return t('consoleRefunds.memberEnds', { before: day });
    return t('consoleRefunds.member', { before: day, after: formatDate(after, language) });
  };
  const toInvoice = ({ invoice }: Refund): string => {
    if (!invoice) return t('consoleRefunds.noInvoice');
    const number = invoice.number ?? '';
    if (invoice.effect === 'VOID') return t('consoleRefunds.invoice.VOID', { number });
    if (invoice.effect === 'ALLOWANCE') return t('consoleRefunds.invoice.ALLOWANCE', { number });
    return t(`consoleRefunds.invoice.${invoice.effect}`);
  };
  return (refund: Refund): string[] => {
    const amount = formatCurrency(refund.amount);
    const last4 = refund.cardLast4;
    return [
      last4
        ? t('consoleRefunds.money', { amount, last4 })
        : t('consoleRefunds.moneyNoCard', { amount }),
      toMember(refund),
      toInvoice(refund),
      t('consoleMoney.refund.forever'),
    ];
  };
}
