import type { Session } from './session';

/** Name of the role of servers, workers and backups, which `deploy/postgres/roles.sql` makes. */
const SERVERS_ROLE = 'shuoyi_app';

/** The roles, beside the owner, that somebody has given the tables of the current schema to read, and the servers' own
 *  where the server has it. Rights are of tables, and go with them. */
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

/** Those of the roles that may not read every table of the current schema. */
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
