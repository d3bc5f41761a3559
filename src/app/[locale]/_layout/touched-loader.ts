'use client';
import { lazyComponent } from '~/components/ui/lazy-component';

/** The components that a page loads at the first touch: the toasts, and the one that keeps the focus on the
 *  page. */
export const TOUCHED = lazyComponent(() => import('./touched').then(({ Touched }) => Touched));
