// The attribute `data-next` of the root element says where the URL leads after a log-in: to `payment` or to another
// `page`. The HTML of log-in and sign-up is the same for every return path, so that only the browser knows; `globals.css`
// shows until hydration what belongs to it.

/** Classes of what belongs to one return path alone, until the URL is read: the checkout, any other, or a page that
 *  asks for a log-in. */
export const IN_CHECKOUT = 'in-checkout';
export const OUTSIDE_CHECKOUT = 'outside-checkout';
export const ON_THE_WAY = 'on-the-way';
