'use client';
import { useCallback, useMemo, useState } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { ResendDialog } from '~/console/resend-dialog';
import { GIFT_STATES } from '~/domain/gift';
import { useResend } from '~/features/console-mails/hooks';
import { useI18n } from '~/i18n/client';
import type { GiftRow } from '~/schemas/operator-gift';
import { useGifts } from '../hooks';
import { useGiftColumns } from './use-gift-columns';

const RULES = {
  filters: ['q', 'state', 'from', 'to'],
  defaultSort: { column: 'createdAt', order: 'desc' },
} as const;

/** The gifts with their states; the mail of an unclaimed gift can be sent again. */
export function GiftTable() {
  const t = useI18n();
  const address = useTableAddress(RULES);
  const gifts = useGifts(address.filters, address.sort);
  const resend = useResend();
  const [chosen, setChosen] = useState<GiftRow | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const columns = useGiftColumns(setChosen);
  const filters = useMemo(
    () => [
      { name: 'q', label: t('consoleGifts.q'), kind: 'search' as const },
      {
        name: 'state',
        label: t('consoleGifts.state'),
        kind: 'choice' as const,
        options: GIFT_STATES.map((value) => ({ value, label: t(`consoleGifts.states.${value}`) })),
      },
      { name: 'from', label: t('consoleShell.table.from'), kind: 'day' as const },
      { name: 'to', label: t('consoleShell.table.to'), kind: 'day' as const },
    ],
    [t],
  );
  return (
    <div className="grid gap-6">
      <PageHead title={t('consoleGifts.title')}>{t('consoleGifts.lead')}</PageHead>
      <ResendDialog
        mail={
          chosen?.mail
            ? { id: chosen.mail.id, template: 'gift-arrived', recipient: chosen.email }
            : null
        }
        text={t('consoleGifts.resendText', { email: chosen?.email ?? '' })}
        resend={resend.mutateAsync}
        onClose={close}
      />
      <ConsoleTable
        caption={t('consoleGifts.title')}
        query={gifts}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ number }) => number}
        file="gifts"
      />
    </div>
  );
}
