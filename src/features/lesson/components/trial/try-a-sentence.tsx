'use client';
import { defineIsland, Island } from '~/components/island/island';
import { withMessages } from '~/i18n/with-messages';
import type { LessonSample } from '~/schemas/lesson';

const TRIAL = defineIsland(() =>
  withMessages(() => import('./sentence-trial').then(({ SentenceTrial }) => SentenceTrial)),
);

/** A sentence to say on the home page; the player is loaded when a visitor points at it, touches it or
 *  focuses it. */
export function TryASentence(props: LessonSample) {
  return <Island of={TRIAL} props={props} />;
}
