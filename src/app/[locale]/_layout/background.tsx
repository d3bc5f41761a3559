'use client';
import { AttemptSync } from '~/features/lesson/components/attempt-sync';
import { MediaSync } from '~/features/media-lesson/components/media-sync';
import { LoginGuard } from './login-guard';
import { Toasts } from './toasts';

/** What runs behind every page and shows nothing at its start. */
export function Background() {
  return (
    <>
      <LoginGuard />
      <AttemptSync />
      <MediaSync />
      <Toasts />
    </>
  );
}
