'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';

/** Registering and cancelling, loaded when a pointer or the focus reaches their button. */
export const REGISTERING = lazyComponent(() =>
  withMessages(() => import('./components/registering').then(({ Registering }) => Registering)),
);
