import { type SqlType, text, uuid } from '~/server/database/sql-types';
import {
  type SqlTypes,
  type Statement,
  statement,
  type ValuesOf,
} from '~/server/database/statement';
import { type Database, runStatement, type Tx } from '~/server/db';
import type { CartOwner } from './cart-owner';

type WithOwner<Parameters> = Parameters & { owner: SqlType<string> };

/** A statement on the cart of one owner, in two forms, for accounts and for browsers, because each has its
 *  own index. */
export interface CartStatement<Parameters extends SqlTypes, Row extends SqlTypes> {
  account: Statement<WithOwner<Parameters>, Row>;
  visitor: Statement<WithOwner<Parameters>, Row>;
}

/** The column of `"Cart"` with the owner, quoted. */
export type OwnerColumn = '"userId"' | '"visitorHash"';

interface CartStatementDefinition<Parameters extends SqlTypes, Row extends SqlTypes> {
  /** Unique among the statements on carts. */
  name: string;
  /** Parameters in addition to the owner. */
  parameters: Parameters;
  row: Row;
  sql(placeholders: Record<keyof Parameters | 'owner', string>, ownerColumn: OwnerColumn): string;
}

/** Defines a statement on the cart of one owner. */
export function cartStatement<Parameters extends SqlTypes, Row extends SqlTypes>({
  name,
  parameters,
  row,
  sql,
}: CartStatementDefinition<Parameters, Row>): CartStatement<Parameters, Row> {
  const define = (kind: string, ownerColumn: OwnerColumn, owner: SqlType<string>) =>
    statement<WithOwner<Parameters>, Row>({
      name: `${kind}-cart-${name}`,
      parameters: { ...parameters, owner },
      row,
      sql: (placeholders) => sql(placeholders, ownerColumn),
    });
  return {
    account: define('account', '"userId"', uuid),
    visitor: define('visitor', '"visitorHash"', text),
  };
}

/** Runs the statement for this owner. @returns the rows of its result */
export function runCartStatement<Parameters extends SqlTypes, Row extends SqlTypes>(
  db: Database | Tx,
  { account, visitor }: CartStatement<Parameters, Row>,
  owner: CartOwner,
  values: ValuesOf<Parameters>,
): Promise<ValuesOf<Row>[]> {
  const isAccount = 'userId' in owner;
  const ownerId = isAccount ? owner.userId : owner.visitorHash;
  const all = { ...values, owner: ownerId } as unknown as ValuesOf<WithOwner<Parameters>>;
  return runStatement(db, isAccount ? account : visitor, all);
}
