import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restoredPositions } from './cart-order';

const now = new Date('2026-10-01T00:00:00Z');
/** An arbitrary cart, in which some rows were added at the same time. */
const cart = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 8 }).map((gaps) => {
  let at = now.getTime() - 1000;
  return gaps.map((gap, i) => {
    at += gap;
    return { productId: `p${i}`, addedAt: new Date(at) };
  });
});
const names = (rows: readonly { productId: string }[]) => rows.map(({ productId }) => productId);

it('Rows that are removed from a cart and restored have their old positions', () => {
  fc.assert(
    fc.property(cart, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (rows, out) => {
      const left = rows.filter((_, i) => !out[i]);
      const returning = rows
        .map(({ productId }, i) => ({ productId, before: rows[i + 1]?.productId ?? null }))
        .filter((_, i) => out[i]);
      const moments = restoredPositions(left, returning, now);
      const again = rows
        .map((row) => ({ ...row, addedAt: moments.get(row.productId) ?? row.addedAt }))
        .sort(
          (a, b) =>
            a.addedAt.getTime() - b.addedAt.getTime() || (a.productId < b.productId ? -1 : 1),
        );
      expect(names(again)).toEqual(names(rows));
    }),
  );
});

it('A restored row moves no other row when there is a free millisecond between its neighbours', () => {
  const rows = [
    { productId: 'a', addedAt: new Date(1000) },
    { productId: 'c', addedAt: new Date(2000) },
  ];
  expect(restoredPositions(rows, [{ productId: 'b', before: 'c' }], now)).toEqual(
    new Map([['b', new Date(1999)]]),
  );
});

it('A restored row without a position, or above a row that is gone, comes back at the end', () => {
  const rows = [{ productId: 'a', addedAt: new Date(1000) }];
  const returning = [{ productId: 'b', before: 'gone' }, { productId: 'c' }];
  expect([...restoredPositions(rows, returning, now).keys()].sort()).toEqual(['b', 'c']);
});
