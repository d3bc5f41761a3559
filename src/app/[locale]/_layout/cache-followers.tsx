'use client';
import { LoginGuard } from './login-guard';
import { OtherTabs } from './other-tabs';
import { SessionMirror } from './session-mirror';

/** Keeps the header, the log-in and the other tabs in step with the query cache; shows nothing. */
export function CacheFollowers() {
  return (
    <>
      <SessionMirror />
      <LoginGuard />
      <OtherTabs />
    </>
  );
}
