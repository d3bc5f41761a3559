'use client';
import { useScopedI18n } from '~/i18n/client';
import { clockText } from '~/lib/clock-text';
import type { Deck } from '../player/deck';
import { useResume } from '../player/use-resume';

/** Goes on where the learner was, and says so. */
export function ResumeNote({
  deck,
  slug,
  durationMs,
}: {
  deck: Deck;
  slug: string;
  durationMs: number;
}) {
  const t = useScopedI18n('media.player');
  const { resumedMs, startOver } = useResume(deck, slug, durationMs);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-soft">
      {resumedMs !== null && (
        <>
          <span className="figures">
            {t('resumed', { time: clockText(Math.floor(resumedMs / 1000)) })}
          </span>
          <button type="button" onClick={startOver} className="link min-h-11">
            {t('fromStart')}
          </button>
        </>
      )}
    </p>
  );
}
