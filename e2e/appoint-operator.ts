import type { OperatorRole } from '~/domain/role';
import type { Person } from './account';
import type { App } from './app';

/** Gives a person a role, as `npm run account -- role` does.
 *  @returns the person's id */
export async function appointOperator(
  app: App,
  { email }: Person,
  role: OperatorRole,
): Promise<string> {
  await app.changeRows('UPDATE "User" SET role = $2::"Role" WHERE email = $1', [email, role]);
  const [row] = await app.readRows<{ id: string }>(
    'SELECT id FROM "User" WHERE email = $1 AND role = $2::"Role"',
    [email, role],
  );
  if (!row) throw new Error(`Nobody has the address ${email}.`);
  return row.id;
}
