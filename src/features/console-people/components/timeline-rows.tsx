'use client';
import { Link } from '~/components/ui/link';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDateTime } from '~/lib/format-date-time';
import { formatShortDate } from '~/lib/format-short-date';
import type { TimelineEvent } from '~/schemas/person-timeline';
import { useEventText } from '../use-event-text';

interface TimelineRowsProps {
  events: readonly TimelineEvent[];
  /** Whether these are all events: then an empty list is stated as such. */
  isWhole: boolean;
  role: Role;
}

/** The events of a time line, each with its order where it has one. */
export function TimelineRows({ events, isWhole, role }: TimelineRowsProps) {
  const t = useI18n();
  const language = useLanguage();
  const eventText = useEventText();
  const seesOrders = hasPermission(role, 'order.view');
  if (events.length === 0)
    return isWhole ? (
      <p role="status" className="text-soft">
        {t('consolePeople.timeline.none')}
      </p>
    ) : null;
  return (
    <ol className="figures border-t border-line text-sm">
      {events.map((event) => (
        <li
          key={`${event.kind} ${event.id} ${event.at.getTime()}`}
          className="grid gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[9.5rem_5.5rem_1fr]"
        >
          <span className="text-soft">
            {(event.kind === 'practice' ? formatShortDate : formatDateTime)(event.at, language)}
          </span>
          <span className="font-semibold">{t(`consolePeople.timeline.kinds.${event.kind}`)}</span>
          <span className="min-w-0 wrap-anywhere">
            {eventText(event)}
            {'number' in event && seesOrders && (
              <>
                {' '}
                <Link
                  className="link"
                  href={localePath(
                    language,
                    consoleRoute('console-orders-number', { number: event.number }),
                  )}
                >
                  {event.number}
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
