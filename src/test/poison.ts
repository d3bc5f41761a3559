import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Database } from '~/server/db';

/** Makes the database reject writes of one row until the test ends, as it would reject an invalid row.
 *  @param column of the rejected row, and its value */
export async function poison(
  db: Database,
  table: string,
  column: string,
  value: string,
): Promise<{ heal: () => Promise<void> }> {
  const name = `poison_${randomBytes(4).toString('hex')}`;
  await db.$executeRawUnsafe(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW."${column}"::text = '${value}' THEN RAISE EXCEPTION 'poison'; END IF;
      RETURN NEW;
    END $$`);
  await db.$executeRawUnsafe(
    `CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  );
  const heal = async () => {
    await db.$executeRawUnsafe(`DROP FUNCTION IF EXISTS ${name} CASCADE`);
  };
  onTestFinished(heal);
  return { heal };
}
