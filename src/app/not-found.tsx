/** The 404 outside of the layout of a language, practically never shown. Every page contains it for the router;
 *  Next's own, with its styles, would take 1.3 KB of each. */
export default function NotFound() {
  return '找不到這個頁面。 This page does not exist.';
}
