'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { SubtitleCue } from '~/domain/subtitles/subtitle-file';
import { compareLines } from '~/domain/video-lines/compare-lines';
import { toVideoLines } from '~/domain/video-lines/to-video-lines';
import type { SubtitleLanguage, VideoLine } from '~/domain/video-lines/video-line';
import { useScopedI18n } from '~/i18n/client';
import { FileProblems } from './file-problems';
import { LineChangeList } from './line-change-list';

interface FilePreviewProps {
  cues: readonly SubtitleCue[];
  /** The lines as they are typed. */
  present: readonly VideoLine[];
  language: SubtitleLanguage;
  durationMs: number;
  onUse: (lines: VideoLine[]) => void;
  onLeave: () => void;
}

/** The preview of the changes by a subtitle file. */
export function FilePreview(props: FilePreviewProps) {
  const { cues, present, language, durationMs, onUse, onLeave } = props;
  const t = useScopedI18n('consoleVideos.file');
  const { lines, problems } = toVideoLines(present, cues, language);
  if (problems.length > 0) return <FileProblems problems={problems} durationMs={durationMs} />;
  const changes = compareLines(present, lines);
  const count = (isIt: (change: (typeof changes)[number]) => unknown) =>
    changes.filter(isIt).length;
  const changed = count(({ before, after }) => before && after);
  const added = count(({ before }) => !before);
  const removed = count(({ after }) => !after);
  const missing = lines.filter(({ en, zh }) => en === '' || zh === '').length;
  if (changes.length === 0) return <Notice>{t('noChange')}</Notice>;
  return (
    <div className="grid gap-3">
      <p className="text-sm font-semibold">{t('preview')}</p>
      <div role="status">
        <ul className="flex flex-wrap gap-x-4 text-sm">
          <li>{t('same', { count: lines.length - changed - added })}</li>
          {changed > 0 && <li>{t('changed', { count: changed })}</li>}
          {added > 0 && <li>{t('added', { count: added })}</li>}
          {removed > 0 && <li>{t('removed', { count: removed })}</li>}
        </ul>
      </div>
      {missing > 0 && <Notice tone="warning">{t('missing', { count: missing })}</Notice>}
      <LineChangeList label={t('preview')} changes={changes} />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onUse(lines)}>
          {t('use')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </div>
  );
}
