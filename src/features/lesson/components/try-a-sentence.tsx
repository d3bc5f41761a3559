'use client';
import { defineIsland, Island } from '~/components/island/island';
import { withMessages } from '~/i18n/with-messages';
import type { SentenceTrialProps } from './sentence-trial';

const TRIAL = defineIsland(() =>
  withMessages(() => import('./sentence-trial').then(({ SentenceTrial }) => SentenceTrial)),
);

/** A sentence to say on the home page; the player is loaded when a visitor reaches for it. */
export function TryASentence(props: SentenceTrialProps) {
  return <Island of={TRIAL} props={props} />;
}
