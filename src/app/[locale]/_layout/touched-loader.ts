'use client';
import { lazyComponent } from '~/components/ui/lazy-component';

/** What a page has once somebody touches it: the toasts, and what keeps the focus on the page. */
export const TOUCHED = lazyComponent(() => import('./touched').then(({ Touched }) => Touched));
