'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { withMessages } from '~/i18n/with-messages';
import { LoadingNote } from './loading-note';
import type { ShadowCueProps } from './shadow-cue';

/** Loaded after the first touch, so that it works even if the connection is lost later. */
export const SHADOW_CUE = lazyComponent(() =>
  withMessages(() => import('./shadow-cue').then(({ ShadowCue }) => ShadowCue)),
);

/** Shadowing of one cue; its scripts and the scorer's are loaded when the learner starts it. */
export function LateShadowCue(props: ShadowCueProps) {
  const ShadowCue = useNeeded(SHADOW_CUE, true);
  return ShadowCue ? <ShadowCue {...props} /> : <LoadingNote />;
}
