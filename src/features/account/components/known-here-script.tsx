'use client';
import { KNOWN_HERE_SCRIPT } from '../known-here';

/** For the head of every page. A client's part, so that its text is not in the page a second time, among
 *  the data that React takes the page over with. */
export function KnownHereScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script dangerouslySetInnerHTML={{ __html: KNOWN_HERE_SCRIPT }} />;
}
