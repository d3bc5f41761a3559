'use client';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorOrder } from '~/schemas/console';
import { useEventText } from './use-event-text';

type OrderHistoryProps = Pick<OperatorOrder, 'history' | 'buyer' | 'operators'>;

/** Everything that happened to an order, the first first. */
export function OrderHistory({ history, ...people }: OrderHistoryProps) {
  const t = useI18n();
  const language = useLanguage();
  const text = useEventText(people);
  return (
    <Section title={t('consoleMoney.history')}>
      <ol className="figures border-t border-line text-sm">
        {history.map((event) => {
          const { title, detail } = text(event);
          return (
            <li key={event.id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
              <span className="text-soft">{formatDateTime(event.at, language)}</span>
              <span className="font-semibold wrap-anywhere">{title}</span>
              {detail && <span className="text-soft wrap-anywhere">{detail}</span>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
