'use client';
import { HEAD_SCRIPT } from './head-script-text';

/** The script for the head of every page. It is a client component, so that its text is not in the page a second
 *  time, in the data for hydration. It is not in the browser's scripts either, because the browser has already
 *  run it. */
export function HeadScript() {
  const text = typeof window === 'undefined' ? HEAD_SCRIPT : '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
