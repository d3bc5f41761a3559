'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { useFocusFallback } from '~/components/ui/use-focus-fallback';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useSecondsUntil } from '~/components/ui/use-seconds-until';
import { useSendGift } from '~/features/gift/hooks';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import { formatDateTime } from '~/lib/format-date-time';
import type { OrderGift } from '~/schemas/gift';
import type { OrderView } from '~/schemas/order';
import { DescriptionList } from './description-list';
import { GiftAddress } from './gift-address';

/** The recipient of a gift order, its status, and the button that sends its e-mail again. */
export function GiftState({ order, gift }: { order: OrderView; gift: OrderGift }) {
  const t = useI18n();
  const [correcting, setCorrecting] = useState(false);
  const container = useFocusFallback<HTMLElement>(correcting ? 'form' : 'buttons');
  const stateText = useGiftStateText();
  const ended = ['CANCELLED', 'EXPIRED'].includes(order.status);
  const open = gift.status === 'SENT' || (gift.status === 'WAITING' && !ended);
  return (
    <section
      ref={container}
      className="grid gap-4 border-t border-line pt-6"
      aria-labelledby="gift"
    >
      <h2 id="gift" className="text-xl">
        <Phrases>{t('gift.order.title')}</Phrases>
      </h2>
      <DescriptionList
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
          ended ? null : [t('gift.order.standing'), stateText(gift)],
        ]}
      />
      {correcting && open ? (
        <GiftAddress order={order} gift={gift} onDone={() => setCorrecting(false)} />
      ) : (
        open && (
          <div className="flex flex-wrap gap-3">
            {gift.status === 'SENT' && gift.email && <ResendGift order={order} gift={gift} />}
            <Button
              variant="quiet"
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

function useGiftStateText() {
  const t = useI18n();
  const language = useLanguage();
  return ({ status, sentAt, claimedAt }: OrderGift) => {
    if (status === 'SENT' && sentAt)
      return t('gift.order.SENT', { time: formatDateTime(sentAt, language) });
    if (status === 'CLAIMED' && claimedAt)
      return t('gift.order.CLAIMED', { day: formatDate(claimedAt, language) });
    return t(status === 'WITHDRAWN' ? 'gift.order.WITHDRAWN' : 'gift.order.WAITING');
  };
}

function ResendGift({ order: { id }, gift }: { order: OrderView; gift: OrderGift }) {
  const t = useI18n();
  const showFailure = useFailureToast();
  const send = useSendGift();
  // After hydration only: the clocks of server and browser differ by seconds.
  const ready = useHydrated();
  const wait = useSecondsUntil(ready ? gift.resendAt : null);
  const { email } = gift;
  const resend = () =>
    send.mutateAsync({ id, email }).then(
      () => toast.success(t('gift.order.sent', { email })),
      (error) => showFailure(t('gift.order.notSent'), error),
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      className="figures"
      busy={send.isPending}
      disabled={!ready || wait > 0}
      onClick={resend}
    >
      {wait > 0 ? t('gift.order.againIn', { seconds: String(wait) }) : t('gift.order.again')}
    </Button>
  );
}
