'use client';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useRefundTexts } from '~/console/use-refund-texts';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { OrderRefundPreview, RefundWay } from '~/schemas/order-refund';

interface OrderRefundEffectsProps {
  way: RefundWay;
  /** The typed amount; 0 without input. */
  sum: number;
  preview: {
    data: OrderRefundPreview | undefined;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
  };
}

/** The effects of a refund on the money, the member time and the invoice, or the reason why it is not
 *  possible. */
export function OrderRefundEffects({ way, sum, preview }: OrderRefundEffectsProps) {
  const t = useI18n();
  const toLines = useEffectLines();
  const { data, isError, error, refetch } = preview;
  if (isError && !data)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={refetch}
      >
        <ErrorReference error={error} />
      </RetryNotice>
    );
  if (!data) return <Skeleton className="h-28 w-full" />;
  const left = formatCurrency(data.left);
  const known = t('consoleMoney.refund.known', {
    paid: formatCurrency(data.paid),
    refunded: formatCurrency(data.refunded),
    left,
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
  const texts = useRefundTexts();
  const toMember = ({ ends, isGift, memberUntil }: Refund): string => {
    if (ends) return texts.member(memberUntil, isGift);
    return t(isGift ? 'consoleMoney.refund.giftStays' : 'consoleMoney.refund.stays');
  };
  return (refund: Refund): string[] => [
    texts.money(refund.amount, refund.cardLast4),
    toMember(refund),
    texts.invoice(refund.invoice),
    t('consoleMoney.refund.forever'),
  ];
}
