'use client';
import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Waveform } from '~/components/ui/waveform';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { OrderView } from '~/schemas/order';
import { PayButton } from './pay-button';
import { Actions, StatusHeadline } from './status-headline';

const SILENT_WAVEFORM = [4, 10, 6, 18, 9, 30, 12, 22, 6, 14, 8, 10, 4];
const SLOW_AFTER_MS = 6000;

/** The payment is undecided. Nobody has to wait here: the other orders are one link away. After a while the pay button is
 *  offered again: it may never have been paid. */
export function PaymentPending({ order }: { order: OrderView }) {
  const t = useI18n();
  const language = useLanguage();
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
        <Button asChild variant="secondary">
          <Link href={localePath(language, route('order'))}>{t('order.created.list')}</Link>
        </Button>
      </Actions>
    </StatusHeadline>
  );
}
