'use client';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorOrder } from '~/schemas/console';

/** Every change of an order's status, the first one first. */
export function OrderChanges({ changes }: Pick<OperatorOrder, 'changes'>) {
  const t = useI18n();
  const language = useLanguage();
  return (
    <Section title={t('consoleMoney.changes')}>
      <ol className="figures border-t border-line text-sm">
        {changes.map(({ id, to, actor, reason, at }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <span className="text-soft">{formatDateTime(at, language)}</span>
            <span className="font-semibold">{t(`order.status.${to}`)}</span>
            <span className="text-soft wrap-anywhere">{actor}</span>
            <span className="wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
