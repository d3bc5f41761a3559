import { route } from '~/lib/routes';

/** The only redirect targets, our pages after a payment: this entry point accepts forms of every site. */
const ORDER_PAGE = /^(\/en)?\/order-created\/[0-9a-f-]{36}$/;

/** Redirects a browser that a gateway posts back to us to the page of its order. The body is not read: a
 *  payment return is no proof, and a POST from another site has no session. */
export function handlePaymentReturn(request: Request): Response {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  const location = ORDER_PAGE.test(to) ? to : route('order');
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
