'use client';
import { Notice } from '~/components/ui/notice';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { isRunOpen } from '../hooks';
import { Problems } from './lesson-problems';

/** How far the worker is with the recording of a lesson, or how that ended. */
export function RecordingRun({ lesson }: { lesson: OperatorVoiceLesson }) {
  const t = useScopedI18n('consoleVoiceLessons.record');
  const { clipRun, version } = lesson;
  if (!clipRun) return null;
  const { state, done, total, failure, problems, isOverdue } = clipRun;
  if (clipRun.version !== version || failure === 'changed') return <Notice>{t('outdated')}</Notice>;
  const isRunning = state === 'RUNNING';
  const text =
    isRunning && total !== null
      ? t('progress', { done, total })
      : t(isRunning ? 'starting' : 'waiting');
  if (isRunOpen(clipRun))
    return (
      <div className="grid gap-2">
        <p className="figures">{text}</p>
        <ProgressBar label={t('bar')} value={total ? done / total : 0} valueText={text} />
        <p className="text-sm text-soft">{t('leave')}</p>
        {isOverdue && <Notice tone="error">{t('overdue')}</Notice>}
      </div>
    );
  if (state === 'DONE') return <Notice tone="good">{t('made', { count: total ?? done })}</Notice>;
  return (
    <Notice tone="error" title={t('notMade')}>
      {failure && <p>{t(`failures.${failure}`)}</p>}
      {problems.length > 0 && <p>{t('problems')}</p>}
      <Problems lesson={lesson} problems={problems} />
    </Notice>
  );
}
