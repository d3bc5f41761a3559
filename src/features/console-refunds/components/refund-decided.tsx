'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { RefundPreview } from '~/schemas/operator-refund';

/** The decision on a request with operator and time, or its withdrawal by the buyer. */
export function RefundDecided({ refund }: { refund: RefundPreview }) {
  const t = useI18n();
  const language = useLanguage();
  const { status, decidedAt, decidedBy, note } = refund;
  const time = decidedAt ? formatDateTime(decidedAt, language) : '';
  const who = decidedBy
    ? t('consoleRefunds.decidedBy', {
        time,
        name: decidedBy.name || decidedBy.email || t('consoleShell.acts.deleted'),
      })
    : t('consoleRefunds.decidedBySystem', { time });
  return (
    <div className="grid gap-1">
      <p>
        <strong>{t(`consoleRefunds.status.${status}`)}</strong>{' '}
        {status === 'WITHDRAWN' ? t('consoleRefunds.withdrawn', { time }) : who}
      </p>
      {note && <p className="max-w-text text-soft wrap-anywhere">{note}</p>}
    </div>
  );
}
