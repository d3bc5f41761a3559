/** DATABASE_URL, for commands that need a PostgreSQL server.
 *  @throws Error that explains the default of `npm start` */
export function requireDatabaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url) return url;
  throw new Error(
    'DATABASE_URL is missing: this command works on a PostgreSQL server. The embedded database needs no command; npm start migrates and seeds it.',
  );
}
