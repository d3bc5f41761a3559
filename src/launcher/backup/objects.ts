import { OF_EXTENSION } from './catalog';
import type { Session } from './session';

type Kind = 'VIEW' | 'MATERIALIZED VIEW' | 'TABLE' | 'SEQUENCE' | 'ROUTINE' | 'TYPE';

const relations = (kinds: string) => `
  SELECT c.oid::regclass::text FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN (${kinds}) AND NOT ${OF_EXTENSION}`;

/** SQL that lists the objects of each kind, in the order in which they are dropped or moved: a table
 *  includes its indexes, its constraints and the sequences of its columns. */
const LISTS: Record<Kind, string> = {
  VIEW: relations(`'v'`),
  'MATERIALIZED VIEW': relations(`'m'`),
  TABLE: relations(`'r', 'p'`),
  SEQUENCE: relations(`'S'`),
  ROUTINE: `
    SELECT c.oid::regprocedure::text FROM pg_proc c
    WHERE c.pronamespace = current_schema()::regnamespace AND NOT ${OF_EXTENSION}`,
  TYPE: `
    SELECT c.oid::regtype::text FROM pg_type c
    WHERE c.typnamespace = current_schema()::regnamespace AND c.typtype IN ('e', 'd') AND NOT ${OF_EXTENSION}`,
};

async function forEachObject(
  session: Session,
  work: (kind: string, name: string) => Promise<unknown>,
): Promise<void> {
  for (const [kind, list] of Object.entries(LISTS))
    for (const [name] of await session.query(list)) await work(kind, name ?? '');
}

/** Drops everything in the current schema except for the objects of extensions. */
export async function dropObjects(session: Session): Promise<void> {
  await forEachObject(session, (kind, name) =>
    session.query(`DROP ${kind} IF EXISTS ${name} CASCADE`),
  );
}

/** Moves everything in the current schema into `public`. */
export async function moveObjects(session: Session): Promise<void> {
  await forEachObject(session, (kind, name) =>
    session.query(`ALTER ${kind} ${name} SET SCHEMA public`),
  );
}
