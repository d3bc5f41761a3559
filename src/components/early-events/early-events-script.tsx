'use client';
import { EARLY_EVENTS_SCRIPT } from './early-events';

/** The script for the head of every page. It is a client component, so that its text is not in the page a
 *  second time, in the data for hydration. */
export function EarlyEventsScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script dangerouslySetInnerHTML={{ __html: EARLY_EVENTS_SCRIPT }} />;
}
