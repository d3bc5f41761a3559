import { sameLines } from '~/domain/order';
import type { CheckoutInput, PaymentStart } from '~/schemas/order';
import { requireUser, type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { configuredGateway } from '~/server/gateways/payment/configured';
import { lockCart } from '~/server/services/cart/owner';
import { createOrder, type Purchase } from './create-order';
import { linesOfCart } from './lines-of-cart';
import { startPayment } from './start-payment';

/** Makes an order of what counts in the actor's cart, and leads to the gateway's card page. The cart
 *  keeps its content until the order is paid.
 *
 *  The same press twice (same key) is one order; so are two tabs with the same cart, as long as their
 *  order waits to be paid.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CART_EMPTY | CART_CHANGED | ORDER_NOT_PAYABLE | GATEWAY_UNAVAILABLE */
export async function checkout(
  { ctx, input }: Verb<CheckoutInput>,
  gateway = configuredGateway(ctx.db),
): Promise<PaymentStart> {
  const userId = requireUser(ctx);
  const found = withTransaction(ctx, async (tx) => {
    const cartId = await lockCart(tx, { userId });
    const pressed = await tx.order.findUnique({ where: { checkoutKey: input.checkoutKey } });
    if (pressed && pressed.userId !== userId) throw new ServiceError('ORDER_NOT_FOUND');
    if (pressed) return pressed.id;
    const purchase = await purchaseOf(tx, userId, cartId);
    if (purchase.total !== input.expectedTotal) throw new ServiceError('CART_CHANGED');
    const waiting = await findWaiting(tx, ctx, purchase);
    return waiting?.id ?? (await createOrder(tx, ctx, purchase, input.checkoutKey)).id;
  });
  return startPayment(ctx, await found.catch(unlessKeyIsTaken), gateway);
}

/** Somebody else pressed with the same key at the same moment: to this actor there is no such order. */
function unlessKeyIsTaken(error: unknown): never {
  const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw taken ? new ServiceError('ORDER_NOT_FOUND') : error;
}

async function purchaseOf(tx: Tx, userId: string, cartId: string): Promise<Purchase> {
  const lines = await linesOfCart(tx, cartId);
  if (lines.length === 0) throw new ServiceError('CART_EMPTY');
  const total = lines.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0);
  const discount = lines.reduce((sum, { discount }) => sum + discount, 0);
  return { userId, lines, discount, total };
}

/** The account's order for the same purchase that can still be paid. */
async function findWaiting(tx: Tx, ctx: ServiceContext, { userId, total, lines }: Purchase) {
  const waiting = await tx.order.findMany({
    where: { userId, status: 'PENDING', expiresAt: { gt: ctx.now() }, total },
    include: { lines: true },
  });
  return waiting.find((order) => sameLines(order.lines, lines));
}
