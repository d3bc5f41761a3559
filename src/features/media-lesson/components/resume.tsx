'use client';
import { useScopedI18n } from '~/i18n/client';
import { formatDuration } from '~/lib/format-duration';
import type { PlayerController } from '../player/player-controller';
import { useResume } from '../player/use-resume';

export interface ResumeProps {
  player: PlayerController;
  slug: string;
  durationMs: number;
}

/** Resumes at the learner's last position, with a note about it. */
export function Resume({ player, slug, durationMs }: ResumeProps) {
  const t = useScopedI18n('media.resume');
  const { resumedMs, startOver } = useResume(player, slug, durationMs);
  if (resumedMs === null) return null;
  return (
    <>
      <span className="figures">
        {t('resumed', { time: formatDuration(Math.floor(resumedMs / 1000)) })}
      </span>
      <button type="button" onClick={startOver} className="link min-h-11">
        {t('fromStart')}
      </button>
    </>
  );
}
