import { route } from '~/lib/routes';

/** Our own pages after a payment, and nothing else: this door is open to every site's forms. */
const ORDER_PAGE = /^(\/en)?\/order-created\/[0-9a-f-]{36}$/;

/** A browser that a gateway posts back to us goes on to the page of its order. What was posted is not
 *  read: coming back proves nothing, and a post from another site carries no session. */
export function handlePaymentReturn(request: Request): Response {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  const location = ORDER_PAGE.test(to) ? to : route('order');
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
