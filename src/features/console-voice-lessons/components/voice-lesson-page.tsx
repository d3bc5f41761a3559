'use client';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { PageHead } from '~/console/page-head';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { route } from '~/lib/routes';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { useVoiceLesson } from '../hooks';
import { LessonActs } from './lesson-acts';
import { LessonFacts } from './lesson-facts';
import { LessonProblems } from './lesson-problems';
import { LessonTexts } from './lesson-texts';
import { PartSection } from './part-section';
import { RecordSection } from './record-section';

const PARTS = ['speakers', 'transcript', 'objectives', 'vocabulary', 'questions', 'tasks'] as const;

/** A voice lesson: missing parts, texts and lines with their clips, and the steps to its publication. */
export function VoiceLessonPage({ id }: { id: string }) {
  const t = useI18n();
  const { data: lesson, isError, error, refetch } = useVoiceLesson(id);
  if (lesson) return <LoadedLesson lesson={lesson} />;
  if (isError)
    return (
      <RetryNotice
        text={t('consoleVoiceLessons.failed')}
        retry={t('common.retry')}
        onRetry={refetch}
      >
        <ErrorReference error={error} />
      </RetryNotice>
    );
  return <Skeleton className="h-60 w-full" />;
}

function LoadedLesson({ lesson }: { lesson: OperatorVoiceLesson }) {
  const t = useI18n();
  const audio = useAudioClip();
  return (
    <div className="grid gap-8">
      <LessonHead lesson={lesson} />
      <LessonProblems lesson={lesson} />
      <LessonTexts lesson={lesson} />
      {audio.failed && <Notice tone="error">{t('consoleVoiceLessons.record.clipFailed')}</Notice>}
      {PARTS.map((part) => (
        <PartSection key={part} lesson={lesson} part={part} audio={audio} />
      ))}
      <RecordSection lesson={lesson} />
      <LessonActs lesson={lesson} />
    </div>
  );
}

function LessonHead({ lesson }: { lesson: OperatorVoiceLesson }) {
  const t = useI18n();
  const language = useLanguage();
  const { id, content, slug, state } = lesson;
  const { title } = content;
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <div className="grid gap-4">
      <PageHead
        title={title[language] || title.zh || title.en || t('consoleVoiceLessons.untitled')}
      />
      <LessonFacts lesson={{ ...lesson, ...content, lines: content.transcript.length }} />
      <p className="flex flex-wrap gap-x-6">
        <Link className={link} href={localePath(language, consoleRoute('console-voice-lessons'))}>
          {t('consoleVoiceLessons.toAll')}
        </Link>
        <Link
          className={link}
          href={localePath(language, consoleRoute('console-voice-lessons-id-preview', { id }))}
        >
          {t('consoleVoiceLessons.preview.open')}
        </Link>
        {slug && state === 'SHOWN' && (
          <Link
            className={link}
            href={localePath(language, route('course-voice-id', { id: slug }))}
          >
            {t('consoleVoiceLessons.open')}
          </Link>
        )}
      </p>
      {state === 'HIDDEN' && <Notice>{t('consoleVoiceLessons.hiddenNotice')}</Notice>}
    </div>
  );
}
