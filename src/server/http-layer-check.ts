/** Key of the flag that the HTTP layer sets on a process (`src/launcher/http-layer/preload.mjs`). */
const HTTP_LAYER = Symbol.for('shuoyi.http-layer');

/** Asserts that the HTTP layer is loaded in production; Next's own command does not load it. Without it all
 *  callers count as one address, and responses lack their security headers.
 *  @throws Error with the missing part and the right command */
export function requireHttpLayer(): void {
  if (process.env.NODE_ENV !== 'production' || Reflect.get(globalThis, HTTP_LAYER)) return;
  throw new Error(
    'The HTTP layer is missing: without it all callers count as one address, and responses lack their security headers. Start with `npm start`, or give Next the layer: NODE_OPTIONS="--import ./src/launcher/http-layer/preload.mjs" npx next start',
  );
}
