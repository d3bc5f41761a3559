'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';

/** The look-up of words, which a page loads at the first tap on one. */
export const LOOK_UP = lazyComponent(() =>
  withMessages(() => import('./look-up-here').then(({ LookUpHere }) => LookUpHere)),
);
