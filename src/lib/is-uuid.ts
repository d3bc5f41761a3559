const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL accepts `text` as a uuid; a query with any other text is an error instead of no row. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
