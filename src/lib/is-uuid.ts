const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take `text` as a uuid; asking it for anything else is an error, not a miss. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
