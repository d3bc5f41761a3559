'use client';
import { Notice } from '~/components/ui/notice';
import { ScrollArea } from '~/components/ui/scroll-area';
import { formatTime } from '~/domain/subtitles/parse-times';
import type { SubtitleProblem } from '~/domain/subtitles/subtitle-file';
import { useScopedI18n } from '~/i18n/client';

interface FileProblemsProps {
  problems: readonly SubtitleProblem[];
  durationMs: number;
}

/** The problems of a rejected subtitle file, by line, each with a solution. */
export function FileProblems({ problems, durationMs }: FileProblemsProps) {
  const t = useScopedI18n('consoleVideos.file');
  return (
    <Notice tone="error" title={t('refused')}>
      <ScrollArea label={t('refused')} className="max-h-60 overflow-y-auto">
        <ul className="grid gap-1">
          {problems.map(({ fileLine, fault }) => (
            <li key={`${fileLine} ${fault}`}>
              {t('problem', {
                line: fileLine,
                text: t(`faults.${fault}`, { end: formatTime(durationMs) }),
              })}
            </li>
          ))}
        </ul>
      </ScrollArea>
    </Notice>
  );
}
