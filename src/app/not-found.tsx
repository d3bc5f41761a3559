/** What would be shown outside of the layout of a language. Every page carries it for the router: Next's own, with its
 *  styles, takes 1.3 KB of each. */
export default function NotFound() {
  return '找不到這個頁面。 This page does not exist.';
}
