'use client';
import { useLanguage } from '~/i18n/client';
import { shortDayText } from '~/lib/short-day-text';
import type { MembershipEntry } from '~/schemas/profile';
import { useMembershipStory } from '../use-membership-story';

/** How the end of a membership came about, the oldest event first. */
export function MemberStory({ history }: { history: readonly MembershipEntry[] }) {
  const language = useLanguage();
  const story = useMembershipStory(history);
  return (
    <ol className="figures border-t border-line">
      {story.map(({ key, at, title, text, notes }) => (
        <li
          key={key}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[7rem_1fr]"
        >
          <span className="text-sm leading-7 text-soft">{shortDayText(at, language)}</span>
          <span className="min-w-0">
            <span className="font-semibold">{title}</span>
            <span className="block wrap-anywhere">{text}</span>
            {notes.map((note) => (
              <span key={note} className="block text-sm text-soft wrap-anywhere">
                {note}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
