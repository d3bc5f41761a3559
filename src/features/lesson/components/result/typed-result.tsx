'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import { withMessages } from '~/i18n/with-messages';
import type { ItemPractice } from '../../player/use-item-practice';

const DETAILS = lazyComponent(() =>
  withMessages(() => import('./typed-details').then(({ TypedDetails }) => TypedDetails)),
);

/** What belongs to typing below the result; loaded with the first typing, or after the first touch. */
export function TypedResult({ practice }: { practice: ItemPractice }) {
  const isTyped = practice.steps.mode === 'TYPE' || practice.answer.judgement?.mode === 'TYPE';
  const Details = useNeeded(DETAILS, isTyped);
  useLoadAfterTouch(DETAILS);
  // Loaded only for typing: it copies all texts, which spoken items do not need.
  return isTyped && Details && <Details practice={practice} />;
}
