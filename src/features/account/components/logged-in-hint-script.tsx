'use client';
import { LOGGED_IN_HINT_SCRIPT } from '../logged-in-hint';

/** The hint script for the head of every page. It is a client component, so that its text is not in the
 *  page a second time, in the data for hydration. */
export function LoggedInHintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script dangerouslySetInnerHTML={{ __html: LOGGED_IN_HINT_SCRIPT }} />;
}
