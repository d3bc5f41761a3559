import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import { endOfList } from '~/operate/end-of-list';
import { readInput } from '~/operate/read-input';
import { UsageError } from '~/operate/usage-error';
import { withdrawCouponSchema } from '~/schemas/operator-coupon';
import type { ServiceContext } from '~/server/context';
import { createCoupon } from '~/server/services/coupon/create-coupon';
import {
  type CouponWithUses,
  listCoupons,
  MAX_LISTED_COUPONS,
} from '~/server/services/coupon/list-coupons';
import { withdrawCoupon } from '~/server/services/coupon/withdraw-coupon';
import { readCoupon } from './read-coupon';

const USAGE = `npm run coupon -- list
npm run coupon -- create CODE 300 [RULES]     (NT$300 off)
npm run coupon -- create CODE 15% [RULES]     (15 % off, rounded down to a dollar)
npm run coupon -- withdraw CODE REASON        (orders made with it keep their price)
RULES: min=2000 from=2026-12-01 until=2026-12-31 uses=100 "note=the new year's letter"
       (days in Taipei, the last one included; once for each account in any case)`;

/** Runs one command as the system.
 *  @param args such as `['create', 'NEWYEAR', '15%', 'uses=100']`
 *  @returns the lines to print
 *  @throws UsageError | ServiceError */
export async function runCouponCommand(
  ctx: ServiceContext,
  args: readonly string[],
): Promise<string[]> {
  const [command, ...rest] = args;
  if (command === 'list' && rest.length === 0) return list(ctx);
  if (command === 'withdraw') {
    const [coupon, ...words] = rest;
    const input = readInput(withdrawCouponSchema, { coupon, reason: words.join(' ') }, USAGE);
    const { code } = await withdrawCoupon({ ctx, input });
    return [`${code}: withdrawn.`];
  }
  const input = command === 'create' ? readCoupon(rest) : null;
  if (!input) throw new UsageError(USAGE);
  return [line({ ...(await createCoupon({ ctx, input })), used: 0 })];
}

async function list(ctx: ServiceContext): Promise<string[]> {
  const coupons = await listCoupons({ ctx });
  if (coupons.length === 0) return ['There are no coupons.'];
  return [...coupons.map(line), ...endOfList(coupons, MAX_LISTED_COUPONS)];
}

function line(coupon: CouponWithUses): string {
  const { code, kind, value, minTotal, validFrom, validUntil, used, maxUses, note } = coupon;
  const { withdrawnAt } = coupon;
  const parts = [
    code,
    kind === 'FIXED' ? `${formatCurrency(value)} off` : `${value}% off`,
    minTotal > 0 && `from ${formatCurrency(minTotal)}`,
    `${formatDateTime(validFrom, 'en')} – ${validUntil ? formatDateTime(validUntil, 'en') : 'open'}`,
    `used ${used} of ${maxUses ?? 'any number'}`,
    withdrawnAt && `withdrawn ${formatDateTime(withdrawnAt, 'en')}`,
    note,
  ];
  return parts.filter(Boolean).join('  ');
}
