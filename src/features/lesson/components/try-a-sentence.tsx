'use client';
import { defineIsland, Island } from '~/components/island/island';
import { withCalls } from '~/trpc/with-calls';
import type { SentenceTrialProps } from './sentence-trial';

const TRIAL = defineIsland(() =>
  withCalls(() => import('./sentence-trial').then(({ SentenceTrial }) => SentenceTrial)),
);

/** A sentence to say on the home page; the player is loaded when a visitor reaches for it. */
export function TryASentence(props: SentenceTrialProps) {
  return <Island of={TRIAL} props={props} />;
}
