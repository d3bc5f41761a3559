'use client';
import { useMemo } from 'react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import type { DataColumn } from '~/components/ui/data-table/types';
import { Link } from '~/components/ui/link';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDateTime } from '~/lib/format-date-time';
import type { MailRow } from '~/schemas/operator-mail';
import { MailState } from './mail-state';

/** The columns of the table of mails.
 *  @param onAct opens the confirmation before a mail is sent again; null for a role that may not do so */
export function useMailColumns(
  onAct: ((mail: MailRow) => void) | null,
): readonly DataColumn<MailRow>[] {
  const t = useScopedI18n('consoleMails');
  const templateName = useMailTemplateName();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'template',
        head: t('kind'),
        isName: true,
        cell: ({ template, isRepeat }) => (
          <span className="inline-flex flex-wrap items-baseline gap-2">
            {templateName(template)}
            {isRepeat && <Badge>{t('repeat')}</Badge>}
          </span>
        ),
      },
      { id: 'recipient', head: t('recipient'), cell: (mail) => <Recipient {...mail} /> },
      {
        id: 'createdAt',
        head: t('created'),
        sortable: true,
        cell: ({ createdAt }) => formatDateTime(createdAt, language),
      },
      { id: 'state', head: t('state'), cell: (mail) => <MailState mail={mail} /> },
      { id: 'tries', head: t('tries'), numeric: true, cell: ({ tries }) => String(tries) },
      { id: 'error', head: t('error'), cell: ({ lastError }) => lastError ?? '–' },
      {
        id: 'language',
        head: t('language'),
        isShort: true,
        cell: (mail) => t(`languages.${mail.language}`),
      },
      {
        id: 'act',
        head: t('act'),
        cell: (mail) =>
          mail.resend === 'possible' && onAct ? (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('actOf', {
                template: templateName(mail.template),
                recipient: mail.recipient,
              })}
              onClick={() => onAct(mail)}
            >
              {t('act')}
            </Button>
          ) : mail.resend === 'possible' ? (
            '–'
          ) : (
            <span className="text-sm text-soft">{t(`resendState.${mail.resend}`)}</span>
          ),
      },
    ],
    [t, templateName, language, onAct],
  );
}

/** The address, linked to the person who has it now. */
function Recipient({ recipient, personId }: Pick<MailRow, 'recipient' | 'personId'>) {
  const language = useLanguage();
  if (!personId) return recipient;
  return (
    <Link
      className="link wrap-anywhere"
      href={localePath(language, consoleRoute('console-people-id', { id: personId }))}
    >
      {recipient}
    </Link>
  );
}
