'use client';
import type { ReactNode } from 'react';
import { TAKES_EARLY_EVENTS } from '~/early/early-events';
import { LESSON_SCRIPT } from '~/early/lesson-script';

/** The lesson of a page: invisible while this device's own data may change it, with its first clip to listen to and
 *  every other click and key that comes before its scripts. A client component, so that the script is not in the
 *  page a second time; the browser, which has run it by then, is not sent it in the scripts either. */
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
