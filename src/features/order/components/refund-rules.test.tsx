import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addDays, addMonthsTaipei } from '~/domain/calendar';
import { allocateDiscount } from '~/domain/coupon';
import { quoteRefund, type RefundableLine } from '~/domain/refund';
import { MessagesFor } from '~/i18n/messages-for';
import { LANGUAGES, type Language } from '~/lib/language';
import type { OrderView } from '~/schemas/order';
import type { RequestedLine } from '~/schemas/refund';
import { RefundRules } from './refund-rules';

const paidAt = new Date('2026-11-21T07:00:00Z');

/** Renders the rules; heading (with the amount of several lines) and sentence of each line. */
function renderRules(
  language: Language,
  order: OrderView,
  lines: readonly RequestedLine[],
  until?: Date,
) {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <MessagesFor language={language}>
      <RefundRules order={order} lines={lines} sevenDaysUntil={until} />
    </MessagesFor>,
  );
  const items = [...container.querySelectorAll('li')].slice(0, lines.length);
  return items.map((item) => {
    const heading = item.querySelector('span')?.textContent ?? '';
    return { heading, sentence: (item.textContent ?? '').slice(heading.length) };
  });
}

const money = (text: string) =>
  [...text.matchAll(/NT\$([\d,]+)/g)].map(([, figures]) => Number(figures!.replace(/,/g, '')));
const days = (text: string) =>
  [...text.replace(/NT\$[\d,]+/g, '').matchAll(/\d+/g)].map(([figure]) => Number(figure));

/** An arbitrary order, and the hours after its payment at which the refund is quoted. */
const orders = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 30_000 }),
      qty: fc.integer({ min: 1, max: 3 }),
      months: fc.integer({ min: 1, max: 12 }),
      used: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  couponPercent: fc.integer({ min: 0, max: 100 }),
  gift: fc.constantFrom(undefined, undefined, 'UNCLAIMED' as const, 'CLAIMED' as const),
  hoursLater: fc.integer({ min: 0, max: 24 * 500 }),
});

describe('The refund explanation', () => {
  it('the refund explanation multiplies out to the amount, for any order, coupon, gift and time used', () => {
    fc.assert(
      fc.property(orders, ({ lines, couponPercent, gift, hoursLater }) => {
        const subtotals = lines.map(({ unitPrice, qty }) => unitPrice * qty);
        const full = subtotals.reduce((sum, one) => sum + one, 0);
        const parts = allocateDiscount(Math.floor((full * couponPercent) / 100), subtotals);
        let from = paidAt;
        const bought: RefundableLine[] = lines.map(({ qty, months, used }, index) => {
          const time = { from, until: addMonthsTaipei(from, months * qty) };
          from = time.until;
          const paid = subtotals[index]! - parts[index]!;
          return { id: String(index), paid, time: gift ? null : time, used, gift };
        });
        const quote = quoteRefund(bought, paidAt, addDays(paidAt, hoursLater / 24));
        const order = {
          lines: lines.map(({ unitPrice, qty, months }, index) => ({
            unitPrice,
            qty,
            months,
            bonusDays: 0,
            id: String(index),
            name: `Plan ${index}`,
            subtotal: subtotals[index]!,
          })),
        } as OrderView;
        for (const language of LANGUAGES) {
          const sentences = renderRules(language, order, quote.lines, quote.sevenDaysUntil);
          let sum = 0;
          for (const [index, { heading, sentence }] of sentences.entries()) {
            const { rule } = quote.lines[index]!;
            const amount = sentences.length > 1 ? money(heading)[0]! : quote.amount;
            sum += amount;
            const paid = bought[index]!.paid;
            if (rule === 'BY_DAY') {
              const [left, total] = days(sentence) as [number, number];
              expect(money(sentence)).toEqual([paid]);
              expect(Math.ceil((money(sentence)[0]! * left) / total)).toBe(amount);
            } else {
              expect(money(sentence)).toEqual([]);
              expect(amount).toBe(['OVER', 'GIFT_CLAIMED'].includes(rule) ? 0 : paid);
            }
          }
          expect(sum).toBe(quote.amount);
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [
      'zh',
      '實付 NT$690 × 剩餘 29 天 ÷ 方案 30 天，不足一元以一元計。',
      '依剩餘 29 天 ÷ 方案 30 天計算',
    ],
    [
      'en',
      'NT$690 paid × 29 days left ÷ 30 days of the plan',
      '29 days left ÷ 30 days of the plan',
    ],
  ] as const)(
    'the refund explanation names the amount paid, not the price, and omits it where it was not stored (%s)',
    (language, sentence, without) => {
      const line = {
        lineId: '0',
        rule: 'BY_DAY',
        amount: 667,
        totalDays: 30,
        usedDays: 1,
      } as const;
      const order = { lines: [{ id: '0', name: 'x', subtotal: 990 }] } as OrderView;
      expect(renderRules(language, order, [{ ...line, paid: 690 }])[0]?.sentence).toContain(
        sentence,
      );
      const older = renderRules(language, order, [line])[0]?.sentence;
      expect(older?.startsWith(without)).toBe(true);
    },
  );
});
