'use client';
import { useMemo } from 'react';
import type { DataColumn } from '~/components/ui/data-table/types';
import { BuyerLink } from '~/console/buyer-link';
import { OrderLink } from '~/console/order-link';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { GiftRow } from '~/schemas/operator-gift';
import { GiftMail } from './gift-mail';
import { GiftRecipient } from './gift-recipient';

/** The columns of the table of gifts.
 *  @param onResend opens the confirmation before the mail of a gift is sent again */
export function useGiftColumns(onResend: (gift: GiftRow) => void): readonly DataColumn<GiftRow>[] {
  const t = useI18n();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'number',
        head: t('consoleMoney.number'),
        isName: true,
        cell: ({ number }) => <OrderLink number={number} />,
      },
      {
        id: 'createdAt',
        head: t('consoleMoney.created'),
        sortable: true,
        cell: ({ createdAt }) => formatDateTime(createdAt, language),
      },
      {
        id: 'state',
        head: t('consoleGifts.state'),
        cell: ({ state }) => (
          <span className="lg:block lg:min-w-20">{t(`consoleGifts.states.${state}`)}</span>
        ),
      },
      {
        id: 'buyer',
        head: t('consoleMoney.buyer'),
        cell: ({ buyer }) => (
          <span className="lg:block lg:min-w-16">
            <BuyerLink buyer={buyer} />
          </span>
        ),
      },
      {
        id: 'recipient',
        head: t('consoleGifts.recipient'),
        cell: (gift) => <GiftRecipient {...gift} />,
      },
      {
        id: 'lines',
        head: t('consoleMoney.lines'),
        cell: ({ lines }) => lines.map(({ name, qty }) => `${name} × ${qty}`).join(', '),
      },
      {
        id: 'mail',
        head: t('consoleGifts.mail'),
        cell: (gift) => <GiftMail gift={gift} onResend={onResend} />,
      },
      {
        id: 'claimed',
        head: t('consoleGifts.claimedBy'),
        cell: ({ claimedAt, claimedBy }) =>
          claimedAt ? (
            <>
              <BuyerLink buyer={claimedBy} />
              <span className="block text-soft">{formatDateTime(claimedAt, language)}</span>
            </>
          ) : (
            '–'
          ),
      },
    ],
    [t, language, onResend],
  );
}
