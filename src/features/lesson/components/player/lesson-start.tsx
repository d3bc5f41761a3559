'use client';
import type { ReactNode } from 'react';
import { TAKES_EARLY_EVENTS } from '~/early/early-events';
import { LESSON_SCRIPT } from '~/early/lesson-script';

/** The lesson of a page: invisible while this device's own data may change it, with a script that plays its
 *  first clip and records other clicks and keys until its own scripts are loaded. A client component, so that
 *  the inline script is not in the page twice; the bundle does not contain it either, as the browser has already
 *  run it. */
export function LessonStart({ children }: { children: ReactNode }) {
  const text = typeof window === 'undefined' ? LESSON_SCRIPT : '';
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      <div className="[[data-lesson-hidden]_&]:invisible" {...TAKES_EARLY_EVENTS}>
        {children}
      </div>
    </>
  );
}
