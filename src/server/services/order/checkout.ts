import { randomBytes } from 'node:crypto';
import { makeOrderNumber, ORDER_LIFETIME_MS, sameLines } from '~/domain/order';
import type { CheckoutInput, PaymentStart } from '~/schemas/order';
import { requireUser, type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { configuredGateway } from '~/server/gateways/payment/configured';
import { lockCart } from '~/server/services/cart/owner';
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
    const lines = await linesOfCart(tx, cartId);
    if (lines.length === 0) throw new ServiceError('CART_EMPTY');
    const total = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
    if (total !== input.expectedTotal) throw new ServiceError('CART_CHANGED');
    const waiting = await tx.order.findMany({
      where: { userId, status: 'PENDING', expiresAt: { gt: ctx.now() }, total },
      include: { lines: true },
    });
    const same = waiting.find((order) => sameLines(order.lines, lines));
    return same?.id ?? (await createOrder(tx, ctx, { userId, lines, total, ...input })).id;
  });
  return startPayment(ctx, await found.catch(unlessKeyIsTaken), gateway);
}

/** Somebody else pressed with the same key at the same moment: to this actor there is no such order. */
function unlessKeyIsTaken(error: unknown): never {
  const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw taken ? new ServiceError('ORDER_NOT_FOUND') : error;
}

/** The cart's rows that are on sale, at today's prices. */
async function linesOfCart(tx: Tx, cartId: string) {
  const rows = await tx.cartRow.findMany({
    where: { cartId, product: { onSale: true } },
    orderBy: [{ addedAt: 'asc' }, { productId: 'asc' }],
    include: { product: { include: { plan: true } } },
  });
  return rows.map(({ qty, product }) => ({
    productId: product.id,
    nameZh: product.nameZh,
    nameEn: product.nameEn,
    unitPrice: product.price,
    qty,
    subtotal: product.price * qty,
    months: product.plan?.months ?? 0,
    bonusDays: product.plan?.bonusDays ?? 0,
  }));
}

interface NewOrder {
  userId: string;
  lines: Awaited<ReturnType<typeof linesOfCart>>;
  total: number;
  checkoutKey: string;
}

function createOrder(tx: Tx, ctx: ServiceContext, order: NewOrder) {
  const at = ctx.now();
  return tx.order.create({
    data: {
      number: makeOrderNumber(at, randomBytes(5)),
      userId: order.userId,
      total: order.total,
      checkoutKey: order.checkoutKey,
      createdAt: at,
      expiresAt: new Date(at.getTime() + ORDER_LIFETIME_MS),
      lines: { createMany: { data: order.lines } },
      changes: { create: { to: 'PENDING', actor: `user:${order.userId}`, reason: 'checkout', at } },
    },
    select: { id: true },
  });
}
