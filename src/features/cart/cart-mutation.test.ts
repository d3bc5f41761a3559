import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartTotals } from '~/domain/cart';
import type { CartView } from '~/schemas/cart';
import { applyCartMutation, type CartMutation, isSuperseded } from './cart-mutation';

const rowId = fc.constantFrom('a', 'b', 'c');
const qty = fc.integer({ min: 1, max: 99 });
const change: fc.Arbitrary<CartMutation> = fc.oneof(
  fc.record({ kind: fc.constant('update' as const), rowId, qty }),
  fc.record({ kind: fc.constant('remove' as const), rowId }),
  fc.record({ kind: fc.constant('clear' as const) }),
);
const changes = fc.array(change, { maxLength: 8 });
const cart: fc.Arbitrary<CartView> = fc
  .uniqueArray(fc.record({ rowId, qty, price: fc.nat({ max: 9999 }), available: fc.boolean() }), {
    selector: (item) => item.rowId,
  })
  .map((rows) => {
    const items = rows.map((row) => ({
      ...row,
      id: row.rowId,
      slug: row.rowId,
      name: row.rowId,
      subtotal: row.price * row.qty,
      oldPrice: null,
      months: 1,
      bonusDays: 30,
    }));
    return { items, ...cartTotals(items), merge: null };
  });

it('applying a cart change to its own result changes nothing', () => {
  fc.assert(
    fc.property(cart, change, (cart, change) => {
      const result = applyCartMutation(cart, change);
      expect(applyCartMutation(result, change)).toEqual(result);
    }),
  );
});

it('leaving out superseded cart changes leads to the same cart', () => {
  fc.assert(
    fc.property(cart, changes, (cart, made) => {
      const sent = made.filter((change, i) => !isSuperseded(change, made.slice(i + 1)));
      expect(sent.reduce(applyCartMutation, cart)).toEqual(made.reduce(applyCartMutation, cart));
    }),
  );
});
