'use client';
import type { ReactNode } from 'react';
import { HEARS_PRESSES } from '~/early/early-events';

/** The body of every page, which records the presses that React handles. */
export const PageBody = ({ children }: { children: ReactNode }) => (
  <body {...HEARS_PRESSES}>{children}</body>
);
