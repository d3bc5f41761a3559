import { randomUUID } from 'node:crypto';

/** Key of the name of the header with the id of a request. The HTTP layer (`request-id.mjs`) sets the
 *  header, and drops a client's. */
const HEADER_NAME_KEY = Symbol.for('shuoyi.request-id-header');

/** The id of a request, by which its lines in the log are found: that of the response's `X-Request-Id`. */
export function getRequestId(headers: Headers): string {
  const header: unknown = Reflect.get(globalThis, HEADER_NAME_KEY);
  return (typeof header === 'string' && headers.get(header)) || randomUUID();
}
