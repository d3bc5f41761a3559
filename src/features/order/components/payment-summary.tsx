'use client';
import type { ReactNode } from 'react';
import { Link } from '~/components/ui/link';
import { totalGiftTime } from '~/domain/gift';
import { useProjectedEnd } from '~/features/cart/hooks';
import { useFormatMemberTime } from '~/features/gift/use-format-member-time';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { CartItemView } from '~/schemas/cart';
import type { CheckoutDraft } from '../use-checkout-draft';
import { PaymentSection } from './payment-section';
import { Receipt } from './receipt';

interface Props {
  bought: readonly CartItemView[];
  draft: CheckoutDraft;
  /** Content between the figures and the return path: the coupon. */
  children?: ReactNode;
}

/** The items and totals, and the projected membership end. */
export function PaymentSummary({ bought, draft, children }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const timeText = useFormatMemberTime();
  const until = useProjectedEnd(bought);
  return (
    <PaymentSection title={t('order.payment.summary')}>
      <Receipt
        lines={bought.map((item) => ({ ...item, id: item.rowId }))}
        discount={draft.discount}
        total={draft.total}
      />
      {children}
      <p className="text-balance font-semibold">
        {draft.choices.gift
          ? t('gift.field.gets', { time: timeText(totalGiftTime(bought)) })
          : until
            ? t('order.payment.until', { day: formatDate(until, language) })
            : '\u00a0'}
      </p>
      <p>
        <Link href={localePath(language, route('cart'))} className="link text-sm">
          {t('order.payment.back')}
        </Link>
      </p>
    </PaymentSection>
  );
}
