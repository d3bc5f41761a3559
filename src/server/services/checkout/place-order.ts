import { sameLines } from '~/domain/order';
import type { CheckoutInput } from '~/schemas/order';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { lockCart } from '~/server/services/cart/lock-cart';
import { requireAgreedPrices } from '~/server/services/cart/require-agreed-prices';
import { couponStanding } from '../coupon/coupon-standing';
import { takeCoupon } from '../coupon/coupon-use';
import { findCoupon, lockCoupon } from '../coupon/find-coupon';
import { keepWish } from '../gift/keep-wish';
import { keepChoice } from '../invoice/choose-invoice';
import { agreeAgain } from './agreed-terms';
import { createOrder, type Purchase } from './create-order';
import { keepWanted } from './keep-wanted';
import { orderJustMade } from './order-just-made';
import { payNothing } from './pay-nothing';
import { findPressed, rememberPress } from './pressed-order';
import { purchaseOfCart } from './purchase-of-cart';

/** The order that a press of the pay button is for, or the account's unpaid one that has to be cancelled
 *  first because it holds the coupon. */
export type Placed = { orderId: string } | { heldBy: string };

/** Finds or writes the order of an account's cart, in one transaction that holds the account, its cart and
 *  the coupon, in this order. An order that comes to nothing is paid with it.
 *  @throws ServiceError CART_EMPTY | CART_CHANGED | ORDER_NOT_FOUND | COUPON_NOT_FOUND and its refusals */
export function placeOrder({
  ctx,
  input: { userId, checkout: input },
}: Verb<{ userId: string; checkout: CheckoutInput }>): Promise<Placed> {
  const placed = withTransaction(ctx, async (tx): Promise<Placed> => {
    // First, as where a payment is settled: the other way round, the two would wait for each other.
    await lockUser(tx, userId, 'UPDATE');
    const cartId = await lockCart(tx, { userId });
    const pressed = await findPressed(tx, ctx, userId, input);
    if (pressed) return keepWishes(tx, pressed.id, input);
    const made = await orderJustMade(tx, ctx, { userId, cartId }, input);
    if (made) return led(tx, ctx, input, made.id);
    const purchase = await purchaseOf(tx, { userId, cartId }, input);
    if (purchase.total !== input.expectedTotal) throw new ServiceError('CART_CHANGED');
    await requireAgreedPrices(tx, cartId);
    const waiting = await findWaiting(tx, ctx, purchase);
    if (waiting) {
      await keepWishes(tx, waiting.id, input);
      return led(tx, ctx, input, waiting.id);
    }
    const heldBy = await requireCoupon(tx, purchase, ctx.now());
    return heldBy ? { heldBy } : write(tx, ctx, purchase, input.checkoutKey);
  });
  return placed.catch(unlessKeyIsTaken);
}

/** Somebody else pressed with the same key at the same moment: to this actor there is no such order. */
function unlessKeyIsTaken(error: unknown): never {
  const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw taken ? new ServiceError('ORDER_NOT_FOUND') : error;
}

/** To what another press has made; the same press will be led there again. */
async function led(tx: Tx, ctx: ServiceContext, input: CheckoutInput, orderId: string) {
  await rememberPress(tx, ctx, input, orderId);
  return { orderId };
}

/** What was chosen last holds for an order that waits to be paid. */
async function keepWishes(
  tx: Tx,
  orderId: string,
  { gift, invoice, wanted }: CheckoutInput,
): Promise<Placed> {
  await keepWish(tx, orderId, gift);
  await keepChoice(tx, orderId, invoice);
  await agreeAgain(tx, orderId);
  if (wanted) await keepWanted(tx, orderId, wanted);
  return { orderId };
}

async function purchaseOf(
  tx: Tx,
  owner: { userId: string; cartId: string },
  { coupon: code, gift, invoice, wanted }: CheckoutInput,
): Promise<Purchase> {
  const coupon = code === undefined ? null : await findCoupon(tx, code);
  if (coupon) await lockCoupon(tx, coupon);
  return { ...(await purchaseOfCart(tx, owner, coupon)), gift, invoice, wanted };
}

/** The account's order for the same purchase that can still be paid. */
async function findWaiting(
  tx: Tx,
  ctx: ServiceContext,
  { userId, total, lines, coupon, gift }: Purchase,
) {
  const waiting = await tx.order.findMany({
    where: {
      userId,
      status: 'PENDING',
      expiresAt: { gt: ctx.now() },
      total,
      couponUse: coupon ? { couponId: coupon.id } : { is: null },
      gift: gift ? { isNot: null } : { is: null },
    },
    include: { lines: true },
  });
  return waiting.find((order) => sameLines(order.lines, lines));
}

/** Whether the purchase's coupon counts.
 *  @returns the account's unpaid order that holds it
 *  @throws ServiceError with the refusal */
async function requireCoupon(
  tx: Tx,
  { coupon, userId, total, discount }: Purchase,
  now: Date,
): Promise<string | null> {
  if (!coupon) return null;
  const purchase = { userId, total: total + discount, now };
  const { refusal, heldBy } = await couponStanding(tx, coupon, purchase);
  if (refusal) throw new ServiceError(refusal);
  return heldBy?.id ?? null;
}

async function write(
  tx: Tx,
  ctx: ServiceContext,
  purchase: Purchase,
  checkoutKey: string,
): Promise<Placed> {
  const { userId, coupon, total } = purchase;
  const { id: orderId } = await createOrder(tx, ctx, purchase, checkoutKey);
  if (coupon) await takeCoupon(tx, { couponId: coupon.id, userId, orderId }, ctx.now());
  const by = coupon ? `coupon:${coupon.code}` : `user:${userId}`;
  if (total === 0) await payNothing(tx, orderId, by, ctx.now());
  return { orderId };
}
