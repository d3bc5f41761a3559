'use client';
import type { ReactNode } from 'react';
import { Notice } from '~/components/ui/notice';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useScopedI18n } from '~/i18n/client';
import type { ClipRunView } from '~/schemas/operator-unit';
import { isRunOpen } from './is-run-open';

/** Texts of a desk about the run of clips. */
interface RunTexts {
  /** Name of the bar. */
  bar: string;
  made: (count: number) => string;
  /** The run was for another version than the present one. */
  outdated: string;
  /** Title above the clips that did not pass, and the remedy. */
  notMade: string;
  problems: string;
  /** The voices cannot be opened, or there is none. */
  voices: ReactNode;
}

interface ClipRunProgressProps {
  run: ClipRunView | null;
  /** The present version of the draft. */
  version: number;
  texts: RunTexts;
  /** The clips that did not pass, each with a link to its field. */
  problems: (problems: ClipRunView['problems']) => ReactNode;
}

/** The worker's progress with the clips of a draft, or the result. */
export function ClipRunProgress({ run, version, texts, problems }: ClipRunProgressProps) {
  const t = useScopedI18n('consoleContent.run');
  if (!run) return null;
  const { state, done, total, failure, isOverdue } = run;
  if (run.version !== version || failure === 'changed') return <Notice>{texts.outdated}</Notice>;
  const isRunning = state === 'RUNNING';
  const text =
    isRunning && total !== null
      ? t('progress', { done, total })
      : t(isRunning ? 'starting' : 'waiting');
  if (isRunOpen(run))
    return (
      <div className="grid gap-2">
        <p className="figures">{text}</p>
        <ProgressBar label={texts.bar} value={total ? done / total : 0} valueText={text} />
        <p className="text-sm text-soft">{t('leave')}</p>
        {isOverdue && <Notice tone="error">{t('overdue')}</Notice>}
      </div>
    );
  if (state === 'DONE') return <Notice tone="good">{texts.made(total ?? done)}</Notice>;
  return (
    <Notice tone="error" title={texts.notMade}>
      {failure === 'voices' ? texts.voices : failure && <p>{t(`failures.${failure}`)}</p>}
      {run.problems.length > 0 && <p>{texts.problems}</p>}
      {problems(run.problems)}
    </Notice>
  );
}
