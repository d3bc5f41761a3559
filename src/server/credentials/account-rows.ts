import type { Account } from '~/domain/account';
import type { Grant } from '~/domain/membership';
import { enumeration, json, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

/** An entry of a ledger, with its time in milliseconds: JSON has no times. */
type JsonGrant = Omit<Grant, 'grantedAt'> & { grantedAt: number };

/** The columns of an account that clients see. */
export const accountRow = {
  email: text,
  name: text,
  gender: nullable(enumeration<NonNullable<Account['gender']>>('Gender')),
  phone: nullable(text),
  avatar: nullable(text),
  pronunciation: enumeration<Account['pronunciation']>('Pronunciation'),
  emailVerifiedAt: nullable(timestamp),
  ledger: json<JsonGrant[]>(),
};

/** The SQL of these columns, of the `"User"` row `u`. */
export const accountColumns = `
  u.email, u.name, u.gender, u.phone, u.avatar, u.pronunciation, u."emailVerifiedAt", (
    SELECT coalesce(json_agg(json_build_object(
      'kind', e.kind, 'months', e.months, 'days', e.days, 'orderLineId', e."orderLineId",
      'grantedAt', (extract(epoch FROM e."grantedAt") * 1000)::bigint
    ) ORDER BY e."grantedAt", e.id), '[]') FROM "Entitlement" e WHERE e."userId" = u.id
  ) AS ledger`;

export function toAccount(row: ValuesOf<typeof accountRow>): Account {
  const { email, name, gender, phone, avatar, pronunciation, emailVerifiedAt } = row;
  const ledger = row.ledger.map((grant) => ({ ...grant, grantedAt: new Date(grant.grantedAt) }));
  return { email, name, gender, phone, avatar, pronunciation, emailVerifiedAt, ledger };
}

const accountById = statement({
  name: 'account-by-id',
  parameters: { userId: uuid },
  row: accountRow,
  sql: ({ userId }) => `SELECT ${accountColumns} FROM "User" u WHERE u.id = ${userId}`,
});

/** An account with its ledger; null for an unknown id. */
export async function findAccount(db: Database, userId: string): Promise<Account | null> {
  const [row] = await runStatement(db, accountById, { userId });
  return row ? toAccount(row) : null;
}
