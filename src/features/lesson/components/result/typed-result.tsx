'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import { withMessages } from '~/i18n/with-messages';
import type { ItemPractice } from '../../player/use-item-practice';

const DIFF = lazyComponent(() =>
  withMessages(() => import('./dictation-diff').then(({ DictationDiff }) => DictationDiff)),
);

/** The comparison of the input with the text; loaded with the first typing, or after the first touch. */
export function TypedResult({ answer, steps }: Pick<ItemPractice, 'answer' | 'steps'>) {
  const { judgement } = answer;
  const isTyped = steps.mode === 'TYPE' || judgement?.mode === 'TYPE';
  const Diff = useNeeded(DIFF, isTyped);
  useLoadAfterTouch(DIFF);
  // Loaded only for typing: it copies all texts, which spoken items do not need.
  return isTyped && Diff && <Diff judgement={judgement} />;
}
