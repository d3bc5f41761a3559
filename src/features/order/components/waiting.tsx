'use client';
import { useEffect, useState } from 'react';
import { EchoLine } from '~/components/ui/echo-line';
import { useI18n } from '~/i18n/client';
import type { OrderView } from '~/schemas/order';
import { Actions, News } from './news';
import { PayButton } from './pay-button';

const QUIET = [4, 10, 6, 18, 9, 30, 12, 22, 6, 14, 8, 10, 4];
const LONG_MS = 6000;

/** The bank has not told yet. After a while: perhaps it was never paid, so the button is there. */
export function Waiting({ order }: { order: OrderView }) {
  const t = useI18n();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <News
      title={t('order.created.waiting')}
      text={t(long ? 'order.created.waitingLong' : 'order.created.waitingText')}
    >
      <EchoLine envelope={QUIET} swings={26} className="h-12 w-full animate-pulse" />
      {long && (
        <Actions>
          <PayButton order={order} />
        </Actions>
      )}
    </News>
  );
}
