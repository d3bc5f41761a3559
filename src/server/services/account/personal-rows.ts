import { text } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement, type Tx } from '~/server/db';

const cascades = statement({
  name: 'cascades-of-accounts',
  parameters: {},
  row: { table: text, column: text },
  sql: () => `
    SELECT pg_constraint.conrelid::regclass::text AS "table", quote_ident(attname) AS "column"
    FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confdeltype = 'c' AND confrelid = '"User"'::regclass
    ORDER BY 1`,
});

/** Deletes the personal rows of an account, but not the account itself: every row whose foreign key to it is
 *  `onDelete: Cascade`. The tables come from PostgreSQL's catalogue, so that new ones are included. */
export async function deletePersonalRows(tx: Tx, userId: string): Promise<void> {
  for (const { table, column } of await runStatement(tx, cascades, {}))
    await tx.$executeRawUnsafe(`DELETE FROM ${table} WHERE ${column} = $1::uuid`, userId);
}
