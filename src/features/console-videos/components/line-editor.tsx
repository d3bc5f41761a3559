'use client';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { ActNotice } from '~/console/act-notice';
import { DraftOffer } from '~/console/content/draft-offer';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { parseTime } from '~/domain/subtitles/parse-times';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorVideo } from '~/schemas/operator-video';
import { useVideoActs } from '../hooks';
import type { LineChange } from '../lines/line-changes';
import { findLineFaults, readTypedLines } from '../lines/typed-line';
import { useLineEditor } from '../lines/use-line-editor';
import { LineChangeList } from './line-change-list';
import { LinePlayer, type LinePlayerHandle } from './line-player';
import { LineRow } from './line-row';
import { LineSaveBar } from './line-save-bar';
import { SubtitleFiles } from './subtitle-files';

interface LineEditorProps {
  video: OperatorVideo;
  /** Fetches a fresh address of a recording whose address has expired. */
  onExpired: () => Promise<string | null>;
}

/** The lines of a video beside its player. They are saved together; until then every step can be undone. */
export function LineEditor({ video, onExpired }: LineEditorProps) {
  const t = useI18n();
  const language = useLanguage();
  const { id, version, durationMs, title } = video;
  const { lines, isDirty, stored, lastStep, colleague, dispatch } = useLineEditor(
    video.lines,
    `${id}-lines`,
  );
  const { setLines } = useVideoActs();
  const act = useAct();
  const player = useRef<LinePlayerHandle>(null);
  const form = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const faults = useMemo(() => findLineFaults(lines, durationMs), [lines, durationMs]);
  const read = useMemo(() => readTypedLines(lines), [lines]);
  // The button that removed the line is removed with it: the undo button gets the focus.
  const change = (what: LineChange) => {
    if (what.kind !== 'remove') return dispatch(what);
    flushSync(() => dispatch(what));
    undo.current?.focus({ preventScroll: true });
  };
  const save = async () => {
    const [first] = faults;
    if (first || !read) {
      form.current?.querySelector<HTMLElement>(`[name="${first?.field}-${first?.key}"]`)?.focus();
      return;
    }
    const sent = () => setLines.mutateAsync({ id, version, lines: read });
    if (await act.run(sent, t('consoleVideos.lines.saved'))) dispatch({ kind: 'drop' });
  };
  return (
    <Section title={t('consoleVideos.lines.title')}>
      <p className="max-w-text text-soft">{t('consoleVideos.lines.lead')}</p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="grid gap-6">
          <LinePlayer
            ref={player}
            label={t('consoleVideos.lines.playerLabel', { title: title[language] })}
            media={video.media}
            lines={read ?? video.lines}
            onExpired={onExpired}
            onTime={(ms) =>
              setActive(
                lines.findLast(({ start }) => (parseTime(start) ?? ms + 1) <= ms)?.key ?? null,
              )
            }
          />
          <SubtitleFiles
            video={video}
            present={read}
            onUse={(used) => dispatch({ kind: 'replace', lines: used })}
          />
        </div>
        <div ref={form} className="grid gap-4">
          <DraftOffer draft={stored} />
          {colleague.length > 0 && (
            <Notice tone="warning">
              <p>{t('consoleVideos.lines.colleague')}</p>
              <LineChangeList label={t('consoleVideos.lines.colleague')} changes={colleague} />
            </Notice>
          )}
          {lines.length === 0 ? (
            <div className="grid justify-items-start gap-3">
              <p className="text-soft">{t('consoleVideos.lines.none')}</p>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => dispatch({ kind: 'insert', key: '' })}
              >
                {t('consoleVideos.lines.addFirst')}
              </Button>
            </div>
          ) : (
            <>
              <p className="text-sm text-soft">{t('consoleVideos.lines.timeHint')}</p>
              <ol className="max-h-[32rem] overflow-y-auto overscroll-contain border-y border-line xl:max-h-[44rem]">
                {lines.map((line, index) => (
                  <LineRow
                    key={line.key}
                    line={line}
                    number={index + 1}
                    isLast={index === lines.length - 1}
                    isActive={line.key === active}
                    isBusy={act.busy}
                    faults={faults}
                    durationMs={durationMs}
                    dispatch={change}
                    player={player}
                  />
                ))}
              </ol>
            </>
          )}
          <ActNotice outcome={act.outcome} failed={t('consoleContent.failed')} />
          <LineSaveBar
            isDirty={isDirty}
            isBusy={act.busy}
            faultCount={faults.length}
            lastStep={lastStep}
            undo={undo}
            onSave={save}
            onUndo={() => dispatch({ kind: 'undo' })}
            onDrop={() => dispatch({ kind: 'drop' })}
          />
        </div>
      </div>
    </Section>
  );
}
