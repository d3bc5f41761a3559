import type { CartView } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import type { SqlTypes, ValuesOf } from '~/server/database/statement';
import type { Tx } from '~/server/db';
import { retryConflicts, withTransaction } from '~/server/transaction';
import { requireCartOwner } from './cart-owner';
import { type CartStatement, runCartStatement } from './cart-statement';
import { getCartView } from './cart-view';
import { lockCart } from './lock-cart';

/** Runs `change` on the actor's locked cart and returns the changed cart.
 *  @throws ServiceError LOGIN_USER_REQUIRED for a browser without a cookie */
export async function changeCart({
  ctx,
  input: change,
}: Verb<(tx: Tx, cartId: string) => Promise<void>>): Promise<CartView> {
  const owner = requireCartOwner(ctx.actor);
  await withTransaction(ctx, async (tx) => change(tx, await lockCart(tx, owner)));
  return getCartView(ctx.db, owner, ctx.language);
}

interface CartChange<Parameters extends SqlTypes, Row extends SqlTypes> {
  /** Locks the cart, changes it and returns one row about it. */
  statement: CartStatement<Parameters, Row>;
  values: ValuesOf<Parameters>;
  /** Throws when the statement refused the change. */
  check?(outcome: ValuesOf<Row>): void;
}

/** `changeCart` by one statement.
 *  @throws ServiceError LOGIN_USER_REQUIRED for a browser without a cookie */
export async function changeCartAtOnce<Parameters extends SqlTypes, Row extends SqlTypes>({
  ctx,
  input: { statement, values, check },
}: Verb<CartChange<Parameters, Row>>): Promise<CartView> {
  const owner = requireCartOwner(ctx.actor);
  const [outcome] = await retryConflicts(() => runCartStatement(ctx.db, statement, owner, values));
  check?.(outcome as ValuesOf<Row>);
  return getCartView(ctx.db, owner, ctx.language);
}
