// The attribute `data-next` of the root element is the target of the URL after a log-in: `payment` or another
// `page`. The HTML of log-in and sign-up is the same for every return path, so that only the browser knows;
// until hydration `globals.css` shows the parts that belong to it.

/** Classes of parts that belong to one kind of return path, until the URL is read: the checkout, any other, or a
 *  page that requires a log-in. */
export const IN_CHECKOUT = 'in-checkout';
export const OUTSIDE_CHECKOUT = 'outside-checkout';
export const ON_THE_WAY = 'on-the-way';
