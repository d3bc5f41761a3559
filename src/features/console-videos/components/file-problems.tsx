'use client';
import { Notice } from '~/components/ui/notice';
import { formatTime } from '~/domain/subtitles/parse-times';
import type { SubtitleProblem } from '~/domain/subtitles/subtitle-file';
import { useScopedI18n } from '~/i18n/client';

interface FileProblemsProps {
  problems: readonly SubtitleProblem[];
  durationMs: number;
}

/** Why a subtitle file is not used: each line of it, and what to do. */
export function FileProblems({ problems, durationMs }: FileProblemsProps) {
  const t = useScopedI18n('consoleVideos.file');
  return (
    <Notice tone="error" title={t('refused')}>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {problems.map(({ fileLine, fault }) => (
          <li key={`${fileLine} ${fault}`}>
            {t('problem', {
              line: fileLine,
              text: t(`faults.${fault}`, { end: formatTime(durationMs) }),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
