import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, mergeCarts, remainingQty } from './cart';

describe('Cart totals', () => {
  it('Cart totals count distinct rows, units and prices of products on sale only', () => {
    const rows = [
      { price: 990, qty: 2, available: true },
      { price: 8280, qty: 1, available: true },
      { price: 500, qty: 9, available: false },
    ];
    expect(cartTotals(rows)).toEqual({ totalPrice: 10_260, totalItem: 2, totalQty: 3 });
  });

  it('The totals of an empty cart are zero', () => {
    expect(cartTotals([])).toEqual({ totalPrice: 0, totalItem: 0, totalQty: 0 });
  });
});

describe('Quantities', () => {
  it('A paid row loses only the quantity that was bought', () => {
    expect(remainingQty(3, 2)).toBe(1);
    expect(remainingQty(1, 2)).toBe(0);
  });
});

describe('The cart merge at login', () => {
  const cart = fc.uniqueArray(
    fc.record({ productId: fc.constantFrom<string>('a', 'b', 'c', 'd'), qty: fc.nat({ max: 98 }) }),
    { selector: ({ productId }) => productId },
  );

  it('The cart merge leaves every product with the larger of its two quantities', () => {
    fc.assert(
      fc.property(cart, cart, (account, visitor) => {
        const { added, raised } = mergeCarts(account, visitor);
        const merged = new Map<string, number>(account.map((row) => [row.productId, row.qty]));
        for (const row of [...added, ...raised]) merged.set(row.productId, row.qty);
        for (const product of ['a', 'b', 'c', 'd']) {
          const findQty = (rows: typeof account) =>
            rows.find((row) => row.productId === product)?.qty;
          const quantities = [findQty(account), findQty(visitor)].filter(
            (qty) => qty !== undefined,
          );
          expect(merged.get(product)).toBe(
            quantities.length > 0 ? Math.max(...quantities) : undefined,
          );
        }
      }),
    );
  });

  it('A second cart merge changes nothing', () => {
    expect(mergeCarts([{ productId: 'a', qty: 2 }], [{ productId: 'a', qty: 2 }])).toEqual({
      added: [],
      raised: [],
    });
  });
});
