'use client';
import { lazyCallWithTexts } from '~/trpc/lazy-call-with-texts';
import type { RegistrationAction } from './use-registration-actions';

/** Registering and cancelling, loaded when the button is pointed at, touched or focused. */
export const REGISTRATION = lazyCallWithTexts<RegistrationAction, void>(() =>
  import('./use-registration-actions').then(({ useRegistrationActions }) => useRegistrationActions),
);
