import type { z } from 'zod';
import type { typedCouponSchema } from '~/schemas/operator-coupon';

/** The values of the form's fields. */
export const EMPTY_COUPON = {
  code: '',
  kind: 'FIXED',
  value: '',
  minTotal: '',
  maxUses: '',
  from: '',
  until: '',
  note: '',
};
export type CouponFields = typeof EMPTY_COUPON;

/** The input in the form that the server expects; empty fields are absent. */
export function toTypedCoupon(fields: CouponFields): z.input<typeof typedCouponSchema> {
  const { code, kind, value, minTotal, maxUses, from, until, note } = fields;
  return {
    code,
    kind: kind === 'PERCENT' ? 'PERCENT' : 'FIXED',
    value: Number(value),
    minTotal: toNumber(minTotal),
    maxUses: toNumber(maxUses),
    from: from || undefined,
    until: until || undefined,
    note,
  };
}

function toNumber(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
