/** Set on the root element by the script of the head: where the URL says to go on after a log-in, `payment` or another
 *  `page`. The HTML of log-in and sign-up is the same for every return path, so that only the browser knows; `globals.css`
 *  shows until hydration what belongs to it. */
const HINT_ATTRIBUTE = 'data-next';

/** Runs while the page is parsed, before the first paint. It decides what is shown for a moment, and leads nowhere. */
export const RETURN_HINT_SCRIPT = `try{let n=new URLSearchParams(location.search).get("next");if(/^\\/(?![/\\\\])/.test(n))document.documentElement.setAttribute("${HINT_ATTRIBUTE}",/^(\\/en)?\\/payment([?#]|$)/.test(n)?"payment":"page")}catch{}`;

/** Classes of what belongs to one return path alone, until the URL is read: the checkout, any other, or a page that
 *  asks for a log-in. */
export const IN_CHECKOUT = 'in-checkout';
export const OUTSIDE_CHECKOUT = 'outside-checkout';
export const ON_THE_WAY = 'on-the-way';
