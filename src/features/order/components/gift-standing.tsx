'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { useFollowFocus } from '~/components/ui/use-follow-focus';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useSecondsUntil } from '~/components/ui/use-seconds-until';
import { useSendGift } from '~/features/gift/hooks';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n, useLanguage } from '~/i18n/client';
import { dayText } from '~/lib/day-text';
import { minuteText } from '~/lib/minute-text';
import type { OrderGift } from '~/schemas/gift';
import type { OrderView } from '~/schemas/order';
import { Facts } from './facts';
import { GiftAddress } from './gift-address';

/** Whom an order is a present for, how far it is, and its letter once more. */
export function GiftStanding({ order, gift }: { order: OrderView; gift: OrderGift }) {
  const t = useI18n();
  const [correcting, setCorrecting] = useState(false);
  const place = useFollowFocus<HTMLElement>(correcting ? 'form' : 'buttons');
  const standing = useStandingText();
  const ended = ['CANCELLED', 'EXPIRED'].includes(order.status);
  const open = gift.status === 'SENT' || (gift.status === 'WAITING' && !ended);
  return (
    <section ref={place} className="grid gap-4 border-t border-line pt-6" aria-labelledby="gift">
      <h2 id="gift" className="text-xl">
        <Phrases>{t('gift.order.title')}</Phrases>
      </h2>
      <Facts
        rows={[
          [
            t('gift.order.to'),
            gift.email
              ? [gift.name, gift.email].filter(Boolean).join('　')
              : t('gift.order.forgotten'),
          ],
          gift.message
            ? [
                t('gift.order.message'),
                <span key="m" className="whitespace-pre-line">
                  {gift.message}
                </span>,
              ]
            : null,
          ended ? null : [t('gift.order.standing'), standing(gift)],
        ]}
      />
      {correcting && open ? (
        <GiftAddress order={order} gift={gift} onDone={() => setCorrecting(false)} />
      ) : (
        open && (
          <div className="flex flex-wrap gap-3">
            {gift.status === 'SENT' && gift.email && <SendAgain order={order} gift={gift} />}
            <Button
              look="quiet"
              size="sm"
              className="first:-ml-4"
              onClick={() => setCorrecting(true)}
            >
              {t('gift.order.correct')}
            </Button>
          </div>
        )
      )}
    </section>
  );
}

function useStandingText() {
  const t = useI18n();
  const language = useLanguage();
  return ({ status, sentAt, claimedAt }: OrderGift) => {
    if (status === 'SENT' && sentAt)
      return t('gift.order.SENT', { time: minuteText(sentAt, language) });
    if (status === 'CLAIMED' && claimedAt)
      return t('gift.order.CLAIMED', { day: dayText(claimedAt, language) });
    return t(status === 'WITHDRAWN' ? 'gift.order.WITHDRAWN' : 'gift.order.WAITING');
  };
}

function SendAgain({ order: { id }, gift }: { order: OrderView; gift: OrderGift }) {
  const t = useI18n();
  const refusal = useRefusal();
  const send = useSendGift();
  // The server's clock and the browser's count different seconds.
  const ready = useHydrated();
  const wait = useSecondsUntil(ready ? gift.resendAt : null);
  const { email } = gift;
  const press = () =>
    send.mutateAsync({ id, email }).then(
      () => toast.success(t('gift.order.sent', { email })),
      (error) => toast.warning(t('gift.order.notSent'), { description: refusal(error) }),
    );
  return (
    <Button
      look="secondary"
      size="sm"
      className="figures"
      busy={send.isPending}
      disabled={!ready || wait > 0}
      onClick={press}
    >
      {wait > 0 ? t('gift.order.againIn', { seconds: String(wait) }) : t('gift.order.again')}
    </Button>
  );
}
