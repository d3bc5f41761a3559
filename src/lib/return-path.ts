/** Name of the query parameter that says where to go after logging in. */
export const RETURN_PARAM = 'return';

/** A path of our own site from an untrusted value, else null: no other origin, no protocol, no backslash tricks. */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\s]/.test(value)) return null;
  const base = 'https://own.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `path` (a login page) with the way back in its query. */
export function withReturn(path: string, returnTo: string): string {
  return `${path}?${RETURN_PARAM}=${encodeURIComponent(returnTo)}`;
}
