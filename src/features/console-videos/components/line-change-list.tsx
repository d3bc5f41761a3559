'use client';
import { ScrollArea } from '~/components/ui/scroll-area';
import { formatTime } from '~/domain/subtitles/parse-times';
import type { LineChange } from '~/domain/video-lines/compare-lines';
import type { VideoLine } from '~/domain/video-lines/video-line';
import { useScopedI18n } from '~/i18n/client';

/** Number of changes that are listed. */
const SHOWN = 30;

interface LineChangeListProps {
  /** Name of the list, which scrolls. */
  label: string;
  changes: readonly LineChange[];
}

/** The differences between lines: before and after, or added and removed ones. */
export function LineChangeList({ label, changes }: LineChangeListProps) {
  const t = useScopedI18n('consoleVideos.changes');
  const rest = changes.length - SHOWN;
  return (
    <ScrollArea label={label} className="max-h-96 overflow-y-auto">
      <ul className="border-t border-line">
        {changes.slice(0, SHOWN).map(({ before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the list.
          <li key={index} className="grid gap-2 border-b border-line py-3 sm:grid-cols-2 sm:gap-4">
            {before && <Line title={t(after ? 'before' : 'removed')} line={before} />}
            {after && <Line title={t(before ? 'after' : 'added')} line={after} />}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-sm text-soft">{t('more', { count: rest })}</p>}
    </ScrollArea>
  );
}

function Line({ title, line }: { title: string; line: VideoLine }) {
  const t = useScopedI18n('consoleVideos.changes');
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="figures text-sm text-soft">
        <span className="font-semibold">{title}</span> {formatTime(line.startMs)}–
        {formatTime(line.endMs)}
      </p>
      <p lang="en">{line.en || t('nothing')}</p>
      <p lang="zh-TW" className="text-sm">
        {line.zh || t('nothing')}
      </p>
    </div>
  );
}
