/** DATABASE_URL, for the commands that work on a server of yours.
 *  @throws Error that says what `npm start` does by itself */
export function requireDatabaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url) return url;
  throw new Error(
    'DATABASE_URL is missing: this command works on a PostgreSQL server. The embedded database needs no command; npm start migrates and seeds it.',
  );
}
