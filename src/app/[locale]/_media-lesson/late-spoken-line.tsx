'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { withMessages } from '~/i18n/with-messages';
import { LoadingNote } from './loading-note';
import type { SpokenLineProps } from './spoken-line';

/** Loaded after the first touch, so that it works even if the connection is lost later. */
export const SPOKEN_LINE = lazyComponent(() =>
  withMessages(() => import('./spoken-line').then(({ SpokenLine }) => SpokenLine)),
);

/** The microphone for one line of a voice lesson; its scripts are loaded when the learner starts it. */
export function LateSpokenLine(props: SpokenLineProps) {
  const SpokenLine = useNeeded(SPOKEN_LINE, true);
  return SpokenLine ? <SpokenLine {...props} /> : <LoadingNote />;
}
