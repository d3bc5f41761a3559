/** Runs while the page is parsed: records the clicks and keys that come before React handles them. A page is
 *  visible seconds before that on a slow phone. It is in every page, so it only records, and prevents the
 *  browser's own submit of forms that a script sends, because that would reload the page without the typed text.
 *  It listens in the capture phase, before React, which stops clicks on parts that it cannot handle yet. */
export const EARLY_EVENTS_SCRIPT =
  'self.earlyEvents={list:[],handleEvent(e){e.type!="submit"?this.list.push(e):e.target.attributes.action||e.preventDefault()}};for(let t of["click","keydown","submit"])addEventListener(t,earlyEvents,t!="keydown");';
