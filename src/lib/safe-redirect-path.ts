/** A path of this site out of something that anybody may have written, such as `?next=`: it starts
 *  with one slash, and resolves to the same origin. @returns null for anything else */
export function safeRedirectPath(candidate: unknown): string | null {
  const single = /^\/(?![/\\])/;
  if (typeof candidate !== 'string' || !single.test(candidate)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(candidate, base)) return null;
  const { origin, pathname, search, hash } = new URL(candidate, base);
  return origin === base && single.test(pathname) ? pathname + search + hash : null;
}
