import 'server-only';
import type { Tx } from '~/server/db';

/** Lets writes to one account's memory take turns: whatever they read stays true until the transaction
 *  ends. The lock does not hinder rows that refer to the account. */
export async function takeTurn(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
}
