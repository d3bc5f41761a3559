/** Validates an untrusted redirect target, such as `?next=`: a path that starts with one slash and resolves to
 *  the same origin. @returns null for anything else */
export function safeRedirectPath(candidate: unknown): string | null {
  const singleSlash = /^\/(?![/\\])/;
  if (typeof candidate !== 'string' || !singleSlash.test(candidate)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(candidate, base)) return null;
  const { origin, pathname, search, hash } = new URL(candidate, base);
  return origin === base && singleSlash.test(pathname) ? pathname + search + hash : null;
}
