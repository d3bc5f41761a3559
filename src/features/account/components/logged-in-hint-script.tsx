'use client';
import { LOGGED_IN_HINT_SCRIPT } from '../logged-in-hint';

/** For the head of every page. A client's part, so that its text is not in the page a second time, among
 *  the data that React takes the page over with. */
export function LoggedInHintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script dangerouslySetInnerHTML={{ __html: LOGGED_IN_HINT_SCRIPT }} />;
}
