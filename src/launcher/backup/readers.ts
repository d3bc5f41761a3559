import type { Session } from './session';

/** Name of the role of servers, workers and backups, which `deploy/postgres/roles.sql` creates. */
const SERVERS_ROLE = 'shuoyi_app';

/** The roles, other than the owner, with the right to read tables of the current schema, and the servers' own role
 *  if the server has it. Rights belong to tables and are dropped with them. */
export async function readReaders(session: Session): Promise<string[]> {
  const rows = await session.query(
    `SELECT r.rolname FROM pg_roles r
     WHERE r.rolname = $1 OR EXISTS (
       SELECT FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
         AND a.grantee = r.oid AND a.grantee <> c.relowner AND a.privilege_type = 'SELECT')
     ORDER BY 1`,
    [SERVERS_ROLE],
  );
  return rows.map(([name]) => name ?? '');
}

/** The roles of these that may not read every table of the current schema. */
export async function readShutOut(session: Session, roles: readonly string[]): Promise<string[]> {
  const rows = await session.query(
    `SELECT r.rolname FROM pg_roles r
     WHERE r.rolname = ANY ($1) AND (
       NOT has_schema_privilege(r.oid, current_schema(), 'USAGE') OR EXISTS (
         SELECT FROM pg_class c
         WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
           AND NOT has_table_privilege(r.oid, c.oid, 'SELECT')))
     ORDER BY 1`,
    [roles],
  );
  return rows.map(([name]) => name ?? '');
}
