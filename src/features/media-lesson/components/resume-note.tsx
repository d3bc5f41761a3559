'use client';
import { useScopedI18n } from '~/i18n/client';
import { formatDuration } from '~/lib/format-duration';
import type { PlayerController } from '../player/player-controller';
import { useResume } from '../player/use-resume';

/** Resumes at the learner's last position, with a note about it. */
export function ResumeNote({
  player,
  slug,
  durationMs,
}: {
  player: PlayerController;
  slug: string;
  durationMs: number;
}) {
  const t = useScopedI18n('media.player');
  const { resumedMs, startOver } = useResume(player, slug, durationMs);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-soft">
      {resumedMs !== null && (
        <>
          <span className="figures">
            {t('resumed', { time: formatDuration(Math.floor(resumedMs / 1000)) })}
          </span>
          <button type="button" onClick={startOver} className="link min-h-11">
            {t('fromStart')}
          </button>
        </>
      )}
    </p>
  );
}
