import { addDaysToDay, startOfDay } from '~/domain/day';
import { type CreateCouponInput, createCouponSchema } from '~/schemas/coupon';

const RULES = ['min', 'from', 'until', 'uses', 'note'] as const;
type Rules = Partial<Record<(typeof RULES)[number], string>>;

/** Reads a coupon from a command's words: its code, `300` or `15%`, and rules such as `until=2026-12-31`.
 *  Days are Taipei's, the last one included.
 *  @returns null when they are not one */
export function readCoupon(words: readonly string[]): CreateCouponInput | null {
  const [code, value = '', ...rest] = words;
  const rules: Rules = {};
  for (const word of rest) {
    const key = RULES.find((rule) => word.startsWith(`${rule}=`));
    if (!key) return null;
    rules[key] = word.slice(key.length + 1);
  }
  const { min, from, until, uses, note } = rules;
  const read = createCouponSchema.safeParse({
    code,
    kind: value.endsWith('%') ? 'PERCENT' : 'FIXED',
    value: wholeNumber(value.replace(/%$/, '')),
    minTotal: wholeNumber(min),
    validFrom: from === undefined ? undefined : startOfDay(from),
    validUntil: until === undefined ? undefined : dayAfter(until),
    maxUses: wholeNumber(uses),
    note,
  });
  return read.success ? read.data : null;
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** The moment at which a day is over; an invalid date for what is no day. */
function dayAfter(day: string): Date {
  return Number.isNaN(startOfDay(day).getTime())
    ? startOfDay(day)
    : startOfDay(addDaysToDay(day, 1));
}
