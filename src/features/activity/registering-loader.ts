'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';

/** Registering and cancelling, loaded when somebody reaches for their button. */
export const REGISTERING = lazyComponent(() =>
  withMessages(() => import('./components/registering').then(({ Registering }) => Registering)),
);
