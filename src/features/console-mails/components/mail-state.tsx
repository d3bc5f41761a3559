'use client';
import { Badge } from '~/components/ui/badge';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { MailRow } from '~/schemas/operator-mail';

const TONES = { PENDING: 'gold', SENT: 'good', FAILED: 'bad' } as const;

/** How it stands with a mail: when it left, or when it is tried next. */
export function MailState({ mail: { status, sentAt, nextTryAt, tries } }: { mail: MailRow }) {
  const t = useScopedI18n('consoleMails');
  const language = useLanguage();
  const time = sentAt
    ? formatDateTime(sentAt, language)
    : nextTryAt && tries > 0 && t('next', { time: formatDateTime(nextTryAt, language) });
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      {time && <span className="text-sm text-soft">{time}</span>}
    </span>
  );
}
