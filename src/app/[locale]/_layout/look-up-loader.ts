'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';

/** The look-up of words, which a page loads at the first tap on one. */
export const LOOK_UP = lazyComponent(() =>
  withMessages(() => import('./look-up-here').then(({ LookUpHere }) => LookUpHere)),
);

/** The button that saves a looked-up word, which is loaded with the first word's meanings. */
export const SAVE_WORD = lazyComponent(() =>
  withMessages(() =>
    import('~/features/saved-word/components/save-definition').then(
      ({ SaveDefinition }) => SaveDefinition,
    ),
  ),
);
