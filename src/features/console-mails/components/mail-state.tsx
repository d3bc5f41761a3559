'use client';
import { MailBadge } from '~/console/mail-badge';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { MailRow } from '~/schemas/operator-mail';

/** The state of a mail: the time at which it was sent, or of the next attempt. */
export function MailState({ mail: { status, sentAt, nextTryAt, tries } }: { mail: MailRow }) {
  const t = useScopedI18n('consoleMails');
  const language = useLanguage();
  const time = sentAt
    ? formatDateTime(sentAt, language)
    : nextTryAt && tries > 0 && t('next', { time: formatDateTime(nextTryAt, language) });
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <MailBadge status={status} />
      {time && <span className="text-sm text-soft">{time}</span>}
    </span>
  );
}
