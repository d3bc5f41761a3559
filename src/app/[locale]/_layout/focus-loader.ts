'use client';
import { lazyComponent } from '~/components/ui/lazy-component';

/** What keeps the focus on the page, which nobody moves before the first touch. */
export const FOCUS = lazyComponent(() => import('./focus-heir').then(({ FocusHeir }) => FocusHeir));
