'use client';
import { lazyCallWithTexts } from '~/trpc/lazy-call-with-texts';
import type { RegistrationAction } from './use-registration-actions';

/** Registering and cancelling, loaded when somebody reaches for their button. */
export const REGISTRATION = lazyCallWithTexts<RegistrationAction, void>(() =>
  import('./use-registration-actions').then(({ useRegistrationActions }) => useRegistrationActions),
);
