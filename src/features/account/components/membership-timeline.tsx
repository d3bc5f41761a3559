'use client';
import { useLanguage } from '~/i18n/client';
import { formatShortDate } from '~/lib/format-short-date';
import type { MembershipEntry } from '~/schemas/profile';
import { useMembershipTimeline } from '../use-membership-timeline';

/** The events that led to the membership's end, oldest first. */
export function MembershipTimeline({ history }: { history: readonly MembershipEntry[] }) {
  const language = useLanguage();
  const timeline = useMembershipTimeline(history);
  return (
    <ol className="figures border-t border-line">
      {timeline.map(({ key, at, title, text, order, reason }) => (
        <li
          key={key}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[7rem_1fr]"
        >
          <span className="text-sm leading-7 text-soft">{formatShortDate(at, language)}</span>
          <span className="min-w-0">
            <span className="font-semibold">{title}</span>
            <span className="block wrap-anywhere">{text}</span>
            {[order, reason].map(
              (note) =>
                note && (
                  <span key={note} className="block text-sm text-soft wrap-anywhere">
                    {note}
                  </span>
                ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
