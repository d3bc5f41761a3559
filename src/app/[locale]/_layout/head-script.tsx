'use client';
import { HEAD_SCRIPT } from './head-script-text';

/** The script for the head of every page. It is a client component, so that its text is not in the page a second
 *  time, in the data for hydration. */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />;
}
