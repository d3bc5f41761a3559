import type { CreateCouponInput } from '~/schemas/coupon';
import { typedCouponSchema } from '~/schemas/operator-coupon';

const RULES = ['min', 'from', 'until', 'uses', 'note'] as const;
type Rules = Partial<Record<(typeof RULES)[number], string>>;

/** Parses the arguments of a coupon: its code, `300` or `15%`, and rules such as `until=2026-12-31`.
 *  Days are Taipei's, the last one included.
 *  @returns null when they are invalid */
export function readCoupon(args: readonly string[]): CreateCouponInput | null {
  const [code, value = '', ...rest] = args;
  const rules: Rules = {};
  for (const arg of rest) {
    const key = RULES.find((rule) => arg.startsWith(`${rule}=`));
    if (!key) return null;
    rules[key] = arg.slice(key.length + 1);
  }
  const { min, from, until, uses, note } = rules;
  const parsed = typedCouponSchema.safeParse({
    code,
    kind: value.endsWith('%') ? 'PERCENT' : 'FIXED',
    value: wholeNumber(value.replace(/%$/, '')),
    minTotal: wholeNumber(min),
    from,
    until,
    maxUses: wholeNumber(uses),
    note,
  });
  return parsed.success ? parsed.data : null;
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
