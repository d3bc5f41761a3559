'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { ActNotice } from '~/console/act-notice';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { newUuid } from '~/lib/new-uuid';
import { useVoiceBeginning, useVoiceLessons } from '../hooks';
import { LessonFacts } from './lesson-facts';

/** The page of voice lessons: every lesson with its state, and the form of a new one. */
export function VoiceLessonsPage() {
  const t = useI18n();
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleVoiceLessons.title')}>{t('consoleVoiceLessons.lead')}</PageHead>
      <BeginLesson />
      <Section title={t('consoleVoiceLessons.all')}>
        <LessonList />
      </Section>
    </div>
  );
}

function BeginLesson() {
  const t = useI18n();
  const language = useLanguage();
  const router = useRouter();
  const { begin } = useVoiceBeginning();
  const act = useAct();
  // Pressed twice, it is one lesson.
  const [id] = useState(newUuid);
  const open = () =>
    void act.run(async () => {
      await begin.mutateAsync({ id });
      router.push(localePath(language, consoleRoute('console-voice-lessons-id', { id })));
    }, t('consoleVoiceLessons.begun'));
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" onClick={open} busy={act.busy}>
        {t('consoleVoiceLessons.begin')}
      </Button>
      <ActNotice outcome={act.outcome} failed={t('consoleContent.failed')} />
    </div>
  );
}

function LessonList() {
  const t = useI18n();
  const language = useLanguage();
  const lessons = useVoiceLessons();
  return (
    <Loaded query={lessons} failed={t('consoleVoiceLessons.failed')}>
      {(list) => (
        <ul className="border-t border-line">
          {list.map((lesson) => {
            const { id, title } = lesson;
            return (
              <li key={id} className="grid border-b border-line pb-3 pt-1">
                <Link
                  className="link inline-flex min-h-11 items-center justify-self-start font-semibold wrap-anywhere"
                  href={localePath(language, consoleRoute('console-voice-lessons-id', { id }))}
                >
                  {title[language] || title.zh || title.en || t('consoleVoiceLessons.untitled')}
                </Link>
                <LessonFacts lesson={lesson} />
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
