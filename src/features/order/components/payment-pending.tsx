'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { Waveform } from '~/components/ui/waveform';
import { useI18n } from '~/i18n/client';
import type { OrderView } from '~/schemas/order';
import { PayButton } from './pay-button';
import { Actions, StatusHeadline } from './status-headline';

const SILENT_WAVEFORM = [4, 10, 6, 18, 9, 30, 12, 22, 6, 14, 8, 10, 4];
const SLOW_AFTER_MS = 6000;

interface PaymentPendingProps {
  order: OrderView;
  /** Links to continue, since the buyer need not wait here. */
  children: ReactNode;
}

/** The payment is undecided. After a while the pay button is shown again, since the order may never have
 *  been paid. */
export function PaymentPending({ order, children }: PaymentPendingProps) {
  const t = useI18n();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <StatusHeadline
      title={t('order.created.waiting')}
      text={t(isSlow ? 'order.created.waitingLong' : 'order.created.waitingText')}
    >
      <Waveform envelope={SILENT_WAVEFORM} swings={26} className="h-12 w-full animate-pulse" />
      <Actions>
        {isSlow && <PayButton order={order} />}
        {children}
      </Actions>
    </StatusHeadline>
  );
}
