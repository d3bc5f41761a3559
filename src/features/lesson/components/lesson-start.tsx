'use client';
import type { ReactNode } from 'react';
import { useStopEarlyClicks } from '../player/early-clicks';
import { LESSON_SCRIPT } from '../player/lesson-script';

/** The lesson of a page: invisible while this device's own data may change it, and with every click that comes
 *  before its scripts. A client component, so that
 *  the script is not in the page a second time. */
export function LessonStart({ children }: { children: ReactNode }) {
  useStopEarlyClicks();
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
      <script dangerouslySetInnerHTML={{ __html: LESSON_SCRIPT }} />
      <div className="[[data-lesson-hidden]_&]:invisible">{children}</div>
    </>
  );
}
