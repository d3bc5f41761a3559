import { addDaysToDay, type Day, dateToDay, dayToDate, taipeiDay } from '~/domain/day';
import {
  listPriceConcerns,
  type PriceChange,
  type PriceConcern,
  priceUntil,
} from '~/domain/price-change';
import type { SetPriceInput } from '~/schemas/operator-price';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Product } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { requireHonestLadder } from './price-ladder';
import { lockPlan, lockPlans, takeOverPrice } from './take-over-price';

/** Days ahead for which a price can be set. */
const MAX_DAYS_AHEAD = 731;

/** Sets a plan's price from a day on, in Taipei; a price from today on, which only owners may set, is taken over by
 *  the catalogue at once. A day has one price: if two operators set one for the same day, the second gets an error. An
 *  operator confirms an odd price by typing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | PRODUCT_NOT_FOUND |
 *    PRICE_DAY_PAST | PRICE_DAY_TAKEN | PRICE_UNCHANGED (today's is the same) | PRICE_NOT_CONFIRMED | PRICE_LADDER
 *    (a longer plan would cost more a month than a shorter one, and their names were not typed) */
export async function setPrice({
  ctx,
  input: { planId, price, startsOn, reason, confirmed = [], confirmation },
}: Verb<SetPriceInput>): Promise<void> {
  requirePermission({ ctx, input: 'price.write' });
  await withTransaction(ctx, async (tx) => {
    await lockPlans(tx);
    const plan = await lockPlan(tx, planId);
    if (!plan) throw new ServiceError('PRODUCT_NOT_FOUND');
    const at = ctx.now();
    const today = taipeiDay(at);
    if (startsOn < today || startsOn > addDaysToDay(today, MAX_DAYS_AHEAD))
      throw new ServiceError('PRICE_DAY_PAST');
    const isNow = startsOn === today;
    if (isNow) requirePermission({ ctx, input: 'price.now' });
    if (isNow && price === plan.price) throw new ServiceError('PRICE_UNCHANGED');
    const day = { productId: planId, startsOn: dayToDate(startsOn) };
    const taken = await tx.planPrice.count({
      where: { ...day, appliedAt: null, withdrawnAt: null },
    });
    if (taken > 0) throw new ServiceError('PRICE_DAY_TAKEN');
    const before = await readPriceUntil(tx, plan, startsOn);
    if (ctx.actor.kind === 'user') assertConfirmed({ before, after: price }, confirmed);
    const typed = { language: ctx.language, typed: confirmation };
    await requireHonestLadder(tx, { planId, startsOn, price }, typed);
    const created = await tx.planPrice.create({ data: { ...day, price, createdAt: at } });
    if (isNow) await takeOverPrice(tx, created, at);
    await recordAct(tx, ctx, {
      kind: 'price.set',
      permission: 'price.write',
      subject: ['plan', plan.slug],
      before: { price: before },
      after: { price, startsOn },
      ...(reason !== undefined && { reason }),
    });
  });
}

/** The price that is valid before the given day. */
async function readPriceUntil(tx: Tx, { id, price }: Product, startsOn: Day): Promise<number> {
  const planned = await tx.planPrice.findMany({
    where: { productId: id, appliedAt: null, withdrawnAt: null },
    select: { price: true, startsOn: true },
  });
  const days = planned.map((one) => ({ price: one.price, startsOn: dateToDay(one.startsOn) }));
  return priceUntil({ price, planned: days }, startsOn);
}

function assertConfirmed(change: PriceChange, confirmed: readonly PriceConcern[]): void {
  if (listPriceConcerns(change).some((concern) => !confirmed.includes(concern)))
    throw new ServiceError('PRICE_NOT_CONFIRMED');
}
