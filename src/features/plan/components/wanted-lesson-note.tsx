'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';
import { useWantedLesson } from '../use-wanted-lesson';
import type { LessonNoteProps } from './lesson-note';

const LESSON_NOTE = lazyComponent(() =>
  withMessages(() => import('./lesson-note').then(({ LessonNote }) => LessonNote)),
);

/** Names the members' lesson that led the user to the plans; otherwise renders and loads nothing. */
export function WantedLessonNote({ at }: Pick<LessonNoteProps, 'at'>) {
  const lesson = useWantedLesson();
  const LessonNote = LESSON_NOTE.useComponent();
  useEffect(() => {
    if (lesson) void LESSON_NOTE.fetch();
  }, [lesson]);
  return lesson && LessonNote && <LessonNote lesson={lesson} at={at} />;
}
