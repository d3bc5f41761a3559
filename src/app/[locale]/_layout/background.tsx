'use client';
import { AttemptSync } from '~/features/lesson/components/attempt-sync';
import { MediaSync } from '~/features/media-lesson/components/media-sync';
import { useLanguage } from '~/i18n/client';
import { TrpcProvider } from '~/trpc/react';
import { LoginGuard } from './login-guard';
import { OtherTabs } from './other-tabs';
import { SessionMirror } from './session-mirror';
import { Toasts } from './toasts';

/** What runs behind every page and shows nothing at its start. */
export function Background() {
  return (
    <TrpcProvider language={useLanguage()}>
      <SessionMirror />
      <LoginGuard />
      <OtherTabs />
      <AttemptSync />
      <MediaSync />
      <Toasts />
    </TrpcProvider>
  );
}
