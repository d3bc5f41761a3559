'use client';
import type { ReactNode } from 'react';
import { LateFaces } from './late-faces';
import { LazyBackground } from './lazy-background';
import { LoginGuard } from './login-guard';
import { OtherTabs } from './other-tabs';
import { PageState } from './page-state';
import { SessionChangeGuard } from './session-change-guard';

/** The components around every page, as one, so that the page's HTML names one component instead of six. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <>
    <PageState />
    <SessionChangeGuard>{children}</SessionChangeGuard>
    <LoginGuard />
    <OtherTabs />
    <LazyBackground />
    <LateFaces />
  </>
);
