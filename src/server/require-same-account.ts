import 'server-only';
import { requireUser, type Verb } from '~/server/context';
import { bool, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { ServiceError } from '~/server/errors';

const sameAccount = statement({
  name: 'same-account',
  parameters: { userId: uuid, email: text },
  row: { isSame: bool },
  sql: ({ userId, email }) =>
    `SELECT EXISTS (SELECT FROM "User" WHERE id = ${userId} AND email = ${email}) AS "isSame"`,
});

/** Rejects results that a device has stored for another account than the logged-in one, because a tab may have
 *  stayed open while another user logged in.
 *  @param email of the account that made the results; absent from clients that store none
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function requireSameAccount({
  ctx,
  input: email,
}: Verb<string | undefined>): Promise<void> {
  const userId = requireUser(ctx);
  if (email === undefined) return;
  const [row] = await runStatement(ctx.db, sameAccount, { userId, email });
  if (!row?.isSame) throw new ServiceError('FORBIDDEN');
}
