/** Runs while the page is parsed: records the clicks and keys that come before React handles them. A page is visible
 *  seconds before that on a slow phone. It is in every page, so that it only records, and keeps the browser from
 *  sending a form that a script is to send: the page would be loaded anew, without what was typed. Presses are heard
 *  before React hears of them, which stops those that come while it cannot handle the page yet. */
export const EARLY_EVENTS_SCRIPT =
  'self.earlyEvents={list:[],handleEvent(e){e.type!="submit"?this.list.push(e):e.target.attributes.action||e.preventDefault()}};for(let t of["click","keydown","submit"])addEventListener(t,earlyEvents,t!="keydown");';
