import { toTable } from '~/lib/to-table';
import { quote } from './catalog';
import type { Session } from './session';

/** SQL that restores a trigger's state, by `tgenabled`. */
const ENABLE = toTable<string>({ O: 'ENABLE', A: 'ENABLE ALWAYS', R: 'ENABLE REPLICA' });

/** Runs `load` without foreign keys and triggers, so that rows can come in any order and trigger nothing; then
 *  creates the keys again, which checks every row. The owner of the tables may do this, whereas
 *  `session_replication_role` needs a superuser. */
export async function withoutRules(session: Session, load: () => Promise<void>): Promise<void> {
  const keys = await session.query(`
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY oid`);
  const triggers = await session.query(`
    SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger
    JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled <> 'D' AND c.relnamespace = current_schema()::regnamespace`);
  for (const [table, name] of keys)
    await session.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name ?? '')}`);
  for (const [table, name] of triggers)
    await session.query(`ALTER TABLE ${table} DISABLE TRIGGER ${quote(name ?? '')}`);
  await load();
  for (const [table, name, definition] of keys)
    await session.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name ?? '')} ${definition}`);
  for (const [table, name, enabled] of triggers)
    await session.query(
      `ALTER TABLE ${table} ${ENABLE.get(enabled ?? 'O')} TRIGGER ${quote(name ?? '')}`,
    );
}
