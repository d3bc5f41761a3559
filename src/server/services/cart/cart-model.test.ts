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

/** A cart as one would write it on paper: by product, how many, the price agreed to, and how many there
 *  were before the merge that nobody was told of. */
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
    arbitrary: fc.record({ does: fc.constant('add' as const), who: cartOwner, product, qty }),
  },
  fc.record({
    does: fc.constant('update' as const),
    who: cartOwner,
    product,
    qty: fc.nat({ max: 100 }),
  }),
  fc.record({ does: fc.constant('remove' as const), who: cartOwner, product }),
  fc.record({ does: fc.constant('clear' as const), who: cartOwner }),
  fc.record({ does: fc.constant('putBack' as const), who: cartOwner, product, qty, price }),
  fc.record({ does: fc.constant('confirm' as const), who: cartOwner, product, price }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reprice' as const), product, price }) },
  fc.record({ does: fc.constant('sell' as const), product, onSale: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('login' as const) }) },
  fc.record({ does: fc.constant('closeMerge' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer P> ? P : never;

/** What the press changes on paper. @returns the code with which it is refused, or null */
function applyToExpected(
  command: Command,
  carts: Record<'visitor' | 'account', ExpectedCart>,
  shelves: ListedProduct[],
) {
  const cart = 'who' in command ? carts[command.who] : carts.account;
  const row = 'product' in command ? cart.get(command.product) : undefined;
  const shelf = shelves['product' in command ? command.product : 0]!;
  switch (command.does) {
    case 'add':
      if (!shelf.onSale) return 'PRODUCT_NOT_FOUND';
      if ((row?.qty ?? 0) + command.qty > 99) return 'QTY_LIMIT';
      if (row) row.qty += command.qty;
      else cart.set(command.product, { qty: command.qty, seen: shelf.price, before: null });
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
    case 'putBack':
      if (!shelf.onSale) return 'PRODUCT_NOT_FOUND';
      if (row) row.qty = Math.max(row.qty, command.qty);
      else cart.set(command.product, { qty: command.qty, seen: command.price, before: null });
      return null;
    case 'confirm':
      if (row && command.price === shelf.price) row.seen = command.price;
      return null;
    case 'reprice':
      shelf.price = command.price;
      return null;
    case 'sell':
      shelf.onSale = command.onSale;
      return null;
    case 'login':
      for (const [product, theirs] of carts.visitor) {
        const mine = carts.account.get(product);
        if (!mine) carts.account.set(product, { ...theirs, before: 0 });
        else if (theirs.qty > mine.qty)
          Object.assign(mine, { before: mine.before ?? mine.qty, qty: theirs.qty });
      }
      carts.visitor.clear();
      return null;
    case 'closeMerge':
      if ([...cart].some(([product, { before }]) => before !== null && shelves[product]?.onSale))
        for (const row of cart.values()) row.before = null;
      return null;
  }
}

/** What a client sees of such a cart. */
function seen(cart: ExpectedCart, shelves: ListedProduct[]) {
  const items = [...cart]
    .sort(([a], [b]) => a - b)
    .map(([product, { qty, seen, before }]) => ({
      product,
      qty,
      seen,
      before,
      ...shelves[product]!,
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

it('any sequence of presses, price changes and logins leaves the carts as on paper', async () => {
  const sequence = fc.array(command, { minLength: 8, maxLength: 16 });
  const play = async (presses: Command[]) => {
    const learner = await createLearner(db);
    const plans = [await createPlan(db), await createPlan(db), await createPlan(db)];
    plans.sort((a, b) => a.id.localeCompare(b.id));
    const real: Record<'visitor' | 'account', TestContext> = {
      visitor: visitorContext(db),
      account: userContext(db, learner),
    };
    const paper = { visitor: new Map() as ExpectedCart, account: new Map() as ExpectedCart };
    const shelves: ListedProduct[] = plans.map(({ price, onSale }) => ({ price, onSale }));
    const rowOf = async (ctx: TestContext, id: string) =>
      (await getCart({ ctx })).items.find((item) => item.id === id)?.rowId ?? learner.id;

    const really = async (command: Command) => {
      const ctx = 'who' in command ? real[command.who] : real.account;
      const { id } = plans['product' in command ? command.product : 0]!;
      switch (command.does) {
        case 'add':
          return addItem({ ctx, input: { id, qty: command.qty } });
        case 'update':
          return updateItem({ ctx, input: { rowId: await rowOf(ctx, id), qty: command.qty } });
        case 'remove':
          return removeItem({ ctx, input: { rowId: await rowOf(ctx, id) } });
        case 'clear':
          return clearCart({ ctx });
        case 'putBack':
          return restoreItems({
            ctx,
            input: { rows: [{ id, qty: command.qty, price: command.price }] },
          });
        case 'confirm': {
          const rows = [{ rowId: await rowOf(ctx, id), price: command.price }];
          return confirmPrices({ ctx, input: { rows } });
        }
        case 'reprice':
          return db.product.update({ where: { id }, data: { price: command.price } });
        case 'sell':
          return db.product.update({ where: { id }, data: { onSale: command.onSale } });
        case 'login':
          return mergeVisitorCart({ ctx: real.visitor, input: { userId: learner.id } });
        case 'closeMerge': {
          const { merge } = await getCart({ ctx });
          return merge && dismissMergeNotice({ ctx, input: { id: merge.id } });
        }
      }
    };
    for (const command of presses) {
      const code = await really(command).then(
        () => null,
        (error: Error) => error.message,
      );
      expect(code).toBe(applyToExpected(command, paper, shelves));
      for (const name of ['visitor', 'account'] as const) {
        const cart = await getCart({ ctx: real[name] });
        const at = (id: string) => plans.findIndex((plan) => plan.id === id);
        const items = cart.items
          .map(({ id, qty, price, oldPrice, available }) => [
            at(id),
            qty,
            price,
            oldPrice,
            available,
          ])
          .sort(([a], [b]) => Number(a) - Number(b));
        const merged = cart.merge?.rows.map(({ qty, before }) => [qty, before]) ?? [];
        const { totalPrice, totalItem, totalQty } = cart;
        expect({ items, totals: [totalPrice, totalItem, totalQty] }).toEqual({
          items: seen(paper[name], shelves).items,
          totals: seen(paper[name], shelves).totals,
        });
        expect(merged.sort()).toEqual(seen(paper[name], shelves).merged.sort());
      }
    }
  };
  await fc.assert(fc.asyncProperty(sequence, play), { numRuns: 6, endOnFailure: true });
});
