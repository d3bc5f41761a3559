'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '~/components/ui/notice';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useI18n } from '~/i18n/client';
import type { BulkRun } from './use-bulk';

interface BulkResultsProps<Item, Answer> {
  progress: BulkRun<Item, Answer> | null;
  /** Titles while it runs, by default those of any bulk act, and afterwards. */
  running?: (done: number, count: number) => string;
  ended?: string;
  /** The line of a result. */
  toText: (result: BulkRun<Item, Answer>['results'][number]) => string;
  /** Actions after its end, such as an undo. */
  children?: ReactNode;
}

/** The progress of a bulk act while it runs; afterwards its results, one line for each item. */
export function BulkResults<Item, Answer extends { state: string }>(
  props: BulkResultsProps<Item, Answer>,
) {
  const { progress, running, ended, toText, children } = props;
  const t = useI18n();
  const panel = useRef<HTMLDivElement>(null);
  const isDone = progress?.busy === false;
  // The rows may be gone, and the button of the bulk act is disabled, so the focus moves here.
  useEffect(() => {
    if (isDone) panel.current?.focus();
  }, [isDone]);
  if (!progress) return null;
  const { results, count, busy } = progress;
  const done = results.length;
  const allDone = results.every(({ outcome }) => outcome.state === 'done');
  const far = running?.(done, count) ?? t('consoleShell.bulk.running', { done, count });
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-2 outline-none">
      <Notice
        tone={busy ? 'info' : allDone ? 'good' : 'warning'}
        title={busy ? far : (ended ?? t('consoleShell.bulk.ended'))}
      >
        {busy && t('consoleShell.bulk.stay')}
        <ul className="grid gap-1">
          {results.map((result, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results are only ever added at the end.
            <li key={index}>{toText(result)}</li>
          ))}
        </ul>
      </Notice>
      {busy && <ProgressBar value={done / count} label={far} valueText={far} />}
      {!busy && children}
    </div>
  );
}
