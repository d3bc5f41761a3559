import { sameLines } from '~/domain/order';
import type { CheckoutInput } from '~/schemas/order';
import type { ServiceContext, Verb } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { lockCart } from '~/server/services/cart/lock-cart';
import { requireConfirmedPrices } from '~/server/services/cart/require-confirmed-prices';
import { withTransaction } from '~/server/transaction';
import { couponEligibility } from '../coupon/coupon-eligibility';
import { findCoupon, lockCoupon } from '../coupon/find-coupon';
import { redeemCoupon } from '../coupon/redeem-coupon';
import { setGiftRecipient } from '../gift/set-gift-recipient';
import { saveInvoiceChoice } from '../invoice/invoice-choice';
import { buildPurchase } from './build-purchase';
import { createOrder, type Purchase } from './create-order';
import { findDuplicateOrder } from './find-duplicate-order';
import { setWantedPath } from './set-wanted-path';
import { settleZeroTotal } from './settle-zero-total';
import { findSubmittedOrder, saveSubmission } from './submitted-order';
import { reacceptTerms } from './terms-versions';

/** The order of a checkout submission, or the account's unpaid one that has to be cancelled first because it
 *  holds the coupon. */
export type Placement = { orderId: string } | { blockedBy: string };

/** Finds or creates the order of an account's cart, in one transaction that locks the account, its cart and
 *  the coupon, in this order. An order with a total of zero is paid in the same transaction.
 *  @throws ServiceError CART_EMPTY | CART_CHANGED | ORDER_NOT_FOUND | COUPON_NOT_FOUND and the reasons of
 *    ineligibility */
export function placeOrder({
  ctx,
  input: { userId, checkout: input },
}: Verb<{ userId: string; checkout: CheckoutInput }>): Promise<Placement> {
  const placed = withTransaction(ctx, async (tx): Promise<Placement> => {
    // The account is locked first, as when a payment is settled; the reverse order can deadlock.
    await lockUser(tx, userId, 'UPDATE');
    const cartId = await lockCart(tx, { userId });
    const submitted = await findSubmittedOrder(tx, ctx, userId, input);
    if (submitted) return updatePendingOrder(tx, ctx, submitted.id, input);
    const duplicate = await findDuplicateOrder(tx, ctx, { userId, cartId }, input);
    if (duplicate) return returnEarlierOrder(tx, ctx, input, duplicate.id);
    const purchase = await lockAndBuildPurchase(tx, { userId, cartId }, input);
    if (purchase.total !== input.expectedTotal) throw new ServiceError('CART_CHANGED');
    await requireConfirmedPrices(tx, cartId);
    const pending = await findPendingOrder(tx, ctx, purchase);
    if (pending) {
      await updatePendingOrder(tx, ctx, pending.id, input);
      return returnEarlierOrder(tx, ctx, input, pending.id);
    }
    const blockedBy = await requireCoupon(tx, purchase, ctx.now());
    return blockedBy ? { blockedBy } : writeOrder(tx, ctx, purchase, input.checkoutKey);
  });
  return placed.catch(mapTakenCheckoutKey);
}

/** Maps a violated uniqueness: another account used the same key concurrently, and its order does not exist
 *  for this actor. */
function mapTakenCheckoutKey(error: unknown): never {
  const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw taken ? new ServiceError('ORDER_NOT_FOUND') : error;
}

/** Returns the order of an earlier submission, and stores it for repetitions of this one. */
async function returnEarlierOrder(
  tx: Tx,
  ctx: ServiceContext,
  input: CheckoutInput,
  orderId: string,
) {
  await saveSubmission(tx, ctx, input, orderId);
  return { orderId };
}

/** Applies the latest choices to an order that is still pending. */
async function updatePendingOrder(
  tx: Tx,
  ctx: ServiceContext,
  orderId: string,
  { gift, invoice, wanted }: CheckoutInput,
): Promise<Placement> {
  await setGiftRecipient(tx, orderId, gift);
  await saveInvoiceChoice(tx, orderId, invoice);
  await reacceptTerms(tx, orderId, ctx.now());
  if (wanted) await setWantedPath(tx, orderId, wanted);
  return { orderId };
}

async function lockAndBuildPurchase(
  tx: Tx,
  owner: { userId: string; cartId: string },
  { coupon: code, gift, invoice, wanted }: CheckoutInput,
): Promise<Purchase> {
  const coupon = code === undefined ? null : await findCoupon(tx, code);
  if (coupon) await lockCoupon(tx, coupon);
  return { ...(await buildPurchase(tx, owner, coupon)), gift, invoice, wantedLesson: wanted };
}

/** The account's order for the same purchase that can still be paid. */
async function findPendingOrder(
  tx: Tx,
  ctx: ServiceContext,
  { userId, total, lines, coupon, gift }: Purchase,
) {
  const pending = await tx.order.findMany({
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
  return pending.find((order) => sameLines(order.lines, lines));
}

/** Asserts that the buyer is eligible for the purchase's coupon.
 *  @returns id of the account's unpaid order that holds the coupon, or null
 *  @throws ServiceError with the reason of ineligibility */
async function requireCoupon(
  tx: Tx,
  { coupon, userId, total, discount }: Purchase,
  now: Date,
): Promise<string | null> {
  if (!coupon) return null;
  const purchase = { userId, total: total + discount, now };
  const { ineligibility, heldBy } = await couponEligibility(tx, coupon, purchase);
  if (ineligibility) throw new ServiceError(ineligibility);
  return heldBy?.id ?? null;
}

async function writeOrder(
  tx: Tx,
  ctx: ServiceContext,
  purchase: Purchase,
  checkoutKey: string,
): Promise<Placement> {
  const { userId, coupon, total } = purchase;
  const { id: orderId } = await createOrder(tx, ctx, purchase, checkoutKey);
  if (coupon) await redeemCoupon(tx, { couponId: coupon.id, userId, orderId }, ctx.now());
  const actor = coupon ? `coupon:${coupon.code}` : `user:${userId}`;
  if (total === 0) await settleZeroTotal(tx, orderId, actor, ctx.now());
  return { orderId };
}
