import type { CheckoutInput, PaymentStart } from '~/schemas/order';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { configuredGateway } from '~/server/gateways/payment/configured';
import { GatewayUnavailable, type PaymentGateway } from '~/server/gateways/payment/gateway';
import { limitFailures } from '~/server/throttle/limit-failures';
import { closePendingOrder } from '../payment/close-pending-order';
import { startPayment } from '../payment/start-payment';
import { placeOrder } from './place-order';

/** Maximum number of rounds; each cancels an unpaid order of the account that holds the coupon, of which it
 *  has one at most. */
const MAX_ROUNDS = 3;

/** Creates an order of the rows on sale in the actor's cart, and sends the buyer to the gateway's card page. The
 *  cart keeps its content until the order is paid.
 *
 *  Two submissions with the same key are one order. So are submissions of two tabs with the same cart and coupon,
 *  as long as their order is pending; when one of them is repeated, it returns the same order, even after the
 *  other has paid. The newest recipient and message of a gift are used. A coupon in use by an unpaid order of the
 *  same account moves to the new order, and the older order is cancelled. An order with a total of zero is paid
 *  at once, and the browser is sent to its confirmation; so is another tab whose submission finds the cart
 *  emptied by it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CART_EMPTY | CART_CHANGED | ORDER_NOT_PAYABLE |
 *    GATEWAY_UNAVAILABLE | COUPON_NOT_FOUND and the reasons of ineligibility | TOO_MANY_REQUESTS (wrong codes) */
export async function checkout({ ctx, input }: Verb<CheckoutInput>): Promise<PaymentStart> {
  const gateway = configuredGateway(ctx.db);
  return checkoutThrough({ ctx, input: { checkout: input, gateway } });
}

/** `checkout` through a given gateway. */
export async function checkoutThrough({
  ctx,
  input: { checkout: input, gateway },
}: Verb<{ checkout: CheckoutInput; gateway: PaymentGateway }>): Promise<PaymentStart> {
  const userId = requireUser(ctx);
  const placeOrderNow = () => placeOrderWithCoupon(ctx, userId, input);
  const rateLimit = { action: 'coupon-code', subject: { userId } } as const;
  const orderId = await (input.coupon === undefined
    ? placeOrderNow()
    : limitFailures(ctx, rateLimit, placeOrderNow));
  return startPayment({ ctx, input: { orderId, gateway } });
}

async function placeOrderWithCoupon(
  ctx: ServiceContext,
  userId: string,
  input: CheckoutInput,
): Promise<string> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const placed = await placeOrder({ ctx, input: { userId, checkout: input } });
    if ('orderId' in placed) return placed.orderId;
    await cancelOrderWithCoupon(ctx, userId, placed.blockedBy);
  }
  throw new ServiceError('COUPON_ALREADY_USED');
}

/** Cancels the account's unpaid order that holds the coupon. An order that turns out to be paid keeps the
 *  coupon. */
async function cancelOrderWithCoupon(
  ctx: ServiceContext,
  userId: string,
  orderId: string,
): Promise<void> {
  const reason = 'its coupon is used for another order';
  const transition = { to: 'CANCELLED', actor: `user:${userId}`, reason } as const;
  await closePendingOrder({ ctx, input: { orderId, transition } }).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw new ServiceError('GATEWAY_UNAVAILABLE');
  });
}
