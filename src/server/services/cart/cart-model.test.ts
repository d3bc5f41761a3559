import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from './add-item';
import { clearCart } from './clear-cart';
import { confirmPrices } from './confirm-prices';
import { dismissMergeNotice } from './dismiss-merge-notice';
import { mergeVisitorCart } from './merge-visitor-cart';
import { getCart } from './queries';
import { removeItem } from './remove-item';
import { restoreItems } from './restore-items';
import { updateItem } from './update-item';

const db = await testDatabase();

/** Model of a cart: per product, the quantity, the confirmed price, and the quantity before a merge with an
 *  undismissed notice. */
type ExpectedCart = Map<number, { qty: number; seen: number; before: number | null }>;
interface ListedProduct {
  price: number;
  onSale: boolean;
}

const cartOwner = fc.constantFrom('visitor' as const, 'account' as const);
const product = fc.nat({ max: 2 });
const price = fc.constantFrom(990, 1090, 2670);
const qty = fc.integer({ min: 1, max: 60 });
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('add' as const), owner: cartOwner, product, qty }),
  },
  fc.record({
    kind: fc.constant('update' as const),
    owner: cartOwner,
    product,
    qty: fc.nat({ max: 100 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), owner: cartOwner, product }),
  fc.record({ kind: fc.constant('clear' as const), owner: cartOwner }),
  fc.record({ kind: fc.constant('restore' as const), owner: cartOwner, product, qty, price }),
  fc.record({ kind: fc.constant('confirm' as const), owner: cartOwner, product, price }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reprice' as const), product, price }) },
  fc.record({ kind: fc.constant('sell' as const), product, onSale: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('login' as const) }) },
  fc.record({ kind: fc.constant('dismissMerge' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer P> ? P : never;

/** Applies a command to the model.
 *  @returns the code of the error, or null */
function applyToExpected(
  command: Command,
  carts: Record<'visitor' | 'account', ExpectedCart>,
  catalogue: ListedProduct[],
) {
  const cart = 'owner' in command ? carts[command.owner] : carts.account;
  const row = 'product' in command ? cart.get(command.product) : undefined;
  const listed = catalogue['product' in command ? command.product : 0]!;
  switch (command.kind) {
    case 'add':
      if (!listed.onSale) return 'PRODUCT_NOT_FOUND';
      if ((row?.qty ?? 0) + command.qty > 99) return 'QTY_LIMIT';
      if (row) row.qty += command.qty;
      else cart.set(command.product, { qty: command.qty, seen: listed.price, before: null });
      return null;
    case 'update':
      if (command.qty > 99) return 'QTY_LIMIT';
      if (!row) return 'CART_ROW_NOT_FOUND';
      row.qty = command.qty;
      if (command.qty === 0) cart.delete(command.product);
      return null;
    case 'remove':
      cart.delete(command.product);
      return null;
    case 'clear':
      cart.clear();
      return null;
    case 'restore':
      if (!listed.onSale) return 'PRODUCT_NOT_FOUND';
      if (row) row.qty = Math.max(row.qty, command.qty);
      else cart.set(command.product, { qty: command.qty, seen: command.price, before: null });
      return null;
    case 'confirm':
      if (row && command.price === listed.price) row.seen = command.price;
      return null;
    case 'reprice':
      listed.price = command.price;
      return null;
    case 'sell':
      listed.onSale = command.onSale;
      return null;
    case 'login': {
      const isNews = carts.account.size > 0;
      for (const [product, merged] of carts.visitor) {
        const own = carts.account.get(product);
        if (!own) carts.account.set(product, { ...merged, before: isNews ? 0 : null });
        else if (merged.qty > own.qty)
          Object.assign(own, { before: own.before ?? own.qty, qty: merged.qty });
      }
      carts.visitor.clear();
      return null;
    }
    case 'dismissMerge':
      if ([...cart].some(([product, { before }]) => before !== null && catalogue[product]?.onSale))
        for (const row of cart.values()) row.before = null;
      return null;
  }
}

/** A model's cart as a client sees it. */
function toView(cart: ExpectedCart, catalogue: ListedProduct[]) {
  const items = [...cart]
    .sort(([a], [b]) => a - b)
    .map(([product, { qty, seen, before }]) => ({
      product,
      qty,
      seen,
      before,
      ...catalogue[product]!,
    }));
  const counted = items.filter(({ onSale }) => onSale);
  return {
    items: items.map(({ product, qty, price, seen, onSale }) => {
      return [product, qty, price, onSale && seen !== price ? seen : null, onSale];
    }),
    totals: [
      counted.reduce((sum, { price, qty }) => sum + price * qty, 0),
      counted.length,
      counted.reduce((sum, { qty }) => sum + qty, 0),
    ],
    merged: counted.flatMap(({ qty, before }) => (before === null ? [] : [[qty, before]])),
  };
}

it('Any sequence of commands, price changes and logins leaves the carts as in the model', async () => {
  const sequence = fc.array(command, { minLength: 8, maxLength: 16 });
  const run = async (commands: Command[]) => {
    const learner = await createLearner(db);
    const plans = [await createPlan(db), await createPlan(db), await createPlan(db)];
    plans.sort((a, b) => a.id.localeCompare(b.id));
    const real: Record<'visitor' | 'account', TestContext> = {
      visitor: visitorContext(db),
      account: userContext(db, learner),
    };
    const expected = { visitor: new Map() as ExpectedCart, account: new Map() as ExpectedCart };
    const catalogue: ListedProduct[] = plans.map(({ price, onSale }) => ({ price, onSale }));
    const getRowId = async (ctx: TestContext, id: string) =>
      (await getCart({ ctx })).items.find((item) => item.id === id)?.rowId ?? learner.id;

    const applyToReal = async (command: Command) => {
      const ctx = 'owner' in command ? real[command.owner] : real.account;
      const { id } = plans['product' in command ? command.product : 0]!;
      switch (command.kind) {
        case 'add':
          return addItem({ ctx, input: { id, qty: command.qty } });
        case 'update':
          return updateItem({ ctx, input: { rowId: await getRowId(ctx, id), qty: command.qty } });
        case 'remove':
          return removeItem({ ctx, input: { rowId: await getRowId(ctx, id) } });
        case 'clear':
          return clearCart({ ctx });
        case 'restore':
          return restoreItems({
            ctx,
            input: { rows: [{ id, qty: command.qty, price: command.price }] },
          });
        case 'confirm': {
          const rows = [{ rowId: await getRowId(ctx, id), price: command.price }];
          return confirmPrices({ ctx, input: { rows } });
        }
        case 'reprice':
          return db.product.update({ where: { id }, data: { price: command.price } });
        case 'sell':
          return db.product.update({ where: { id }, data: { onSale: command.onSale } });
        case 'login':
          return mergeVisitorCart({ ctx: real.visitor, input: { userId: learner.id } });
        case 'dismissMerge': {
          const { merge } = await getCart({ ctx });
          return merge && dismissMergeNotice({ ctx, input: { id: merge.id } });
        }
      }
    };
    for (const command of commands) {
      const code = await applyToReal(command).then(
        () => null,
        (error: Error) => error.message,
      );
      expect(code).toBe(applyToExpected(command, expected, catalogue));
      for (const name of ['visitor', 'account'] as const) {
        const cart = await getCart({ ctx: real[name] });
        const indexOfPlan = (id: string) => plans.findIndex((plan) => plan.id === id);
        const items = cart.items
          .map(({ id, qty, price, oldPrice, available }) => [
            indexOfPlan(id),
            qty,
            price,
            oldPrice,
            available,
          ])
          .sort(([a], [b]) => Number(a) - Number(b));
        const merged = cart.merge?.rows.map(({ qty, before }) => [qty, before]) ?? [];
        const { totalPrice, totalItem, totalQty } = cart;
        expect({ items, totals: [totalPrice, totalItem, totalQty] }).toEqual({
          items: toView(expected[name], catalogue).items,
          totals: toView(expected[name], catalogue).totals,
        });
        expect(merged.sort()).toEqual(toView(expected[name], catalogue).merged.sort());
      }
    }
  };
  await fc.assert(fc.asyncProperty(sequence, run), { numRuns: 6, endOnFailure: true });
});
