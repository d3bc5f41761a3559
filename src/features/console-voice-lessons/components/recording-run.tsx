'use client';
import { ClipRunProgress } from '~/console/content/clip-run-progress';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { Problems } from './lesson-problems';

/** The progress of the worker with the recording of a lesson, or its result. */
export function RecordingRun({ lesson }: { lesson: OperatorVoiceLesson }) {
  const t = useScopedI18n('consoleVoiceLessons.record');
  return (
    <ClipRunProgress
      run={lesson.clipRun}
      version={lesson.version}
      texts={{
        bar: t('bar'),
        outdated: t('outdated'),
        notMade: t('notMade'),
        made: (count) => t('made', { count }),
        problems: t('problems'),
        voices: <p>{t('voices')}</p>,
      }}
      problems={(problems) => <Problems lesson={lesson} problems={problems} />}
    />
  );
}
