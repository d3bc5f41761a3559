'use client';
import { lazyComponent } from '~/components/ui/lazy-component';

/** The toasts, which appear after something that somebody did, here or in another tab. */
export const TOASTS = lazyComponent(() => import('./toasts').then(({ Toasts }) => Toasts));
