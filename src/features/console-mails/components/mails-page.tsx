'use client';
import { useCallback, useMemo, useState } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { ResendDialog } from '~/console/resend-dialog';
import { MAIL_TEMPLATES } from '~/domain/mail-template';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useScopedI18n } from '~/i18n/client';
import { consoleRoute } from '~/lib/console-routes';
import { MAIL_STATUSES, type MailRow } from '~/schemas/operator-mail';
import { useMails, useResend } from '../hooks';
import { useBulkResend } from '../use-bulk-resend';
import { useMailColumns } from './use-mail-columns';

const RULES = {
  filters: ['q', 'status', 'template'],
  defaultSort: { column: 'createdAt', order: 'desc' },
} as const;

/** The sent mails with recipient and state; a mail can be sent again. */
export function MailsPage({ role }: { role: Role }) {
  const t = useScopedI18n('consoleMails');
  const address = useTableAddress(RULES);
  const mails = useMails(address.filters, address.sort);
  const [chosen, setChosen] = useState<MailRow | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const mayResend = hasPermission(role, 'mail.resend');
  const columns = useMailColumns(mayResend ? setChosen : null);
  const resend = useResend();
  const bulk = useBulkResend();
  const filters = useMemo(
    () => [
      { name: 'q', label: t('q'), kind: 'search' as const },
      {
        name: 'status',
        label: t('state'),
        kind: 'choice' as const,
        options: MAIL_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      {
        name: 'template',
        label: t('kind'),
        kind: 'choice' as const,
        options: MAIL_TEMPLATES.map((value) => ({ value, label: t(`templates.${value}`) })),
      },
    ],
    [t],
  );
  return (
    <div className="grid gap-6">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <PageLink to={consoleRoute('console-mails-templates')}>{t('toTemplates')}</PageLink>
      <ResendDialog mail={chosen} resend={resend.mutateAsync} onClose={close} />
      {bulk.results}
      <ConsoleTable
        caption={t('title')}
        query={mails}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        file="mails"
        {...(mayResend && { bulk: bulk.act })}
      />
    </div>
  );
}
