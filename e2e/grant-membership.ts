import type { Person } from './account';
import type { App } from './app';

const DAYS = 30;

/** Makes a person a member.
 *  @param minutes from now to the end of the membership; negative for an expired one */
export async function grantMembership(
  app: App,
  { email }: Person,
  { minutes }: { minutes: number },
): Promise<void> {
  const changed = await app.changeRows(
    `INSERT INTO "Entitlement" ("id", "userId", "kind", "days", "grantedAt", "sourceKey", "reason")
     SELECT gen_random_uuid(), "id", 'GRANT', $2::int,
            now() - make_interval(days => $2::int) + make_interval(mins => $3::int), 'e2e:' || "id", 'a test'
     FROM "User" WHERE "email" = $1
     ON CONFLICT ("sourceKey") DO UPDATE SET "grantedAt" = excluded."grantedAt"`,
    [email, DAYS, minutes],
  );
  if (changed !== 1) throw new Error(`Nobody has the address ${email}.`);
}
