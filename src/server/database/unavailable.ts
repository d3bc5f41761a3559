/** Delay after which a retry makes sense: most outages are a restart or a short peak of load. */
const RETRY_AFTER_SECONDS = 5;

/** The database cannot be reached, does not respond in time, or accepts no connections now. The statement
 *  may have taken effect: a COMMIT can be executed although its response is lost. It has no `code`, because
 *  Prisma wraps errors with a code and passes others on unchanged. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
  /** Next passes it to a page's error boundary unchanged; for other errors it makes a number. */
  readonly digest = 'SERVICE_UNAVAILABLE';

  /** @param cause for the log */
  constructor(cause: unknown) {
    super(`The database is away: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Whether a failure is a DatabaseUnavailable. It is recognised by name, because Next gives pages and route
 *  handlers separate copies of each class, while both share the pool. */
export function isUnavailable(error: unknown): error is DatabaseUnavailable {
  return error instanceof Error && error.name === 'DatabaseUnavailable';
}

/** PostgreSQL's ways to say "not now": classes 08 (connection), 53 (resources) and 57 (ended or forbidden by an
 *  administrator, a time limit passed), 25P03, a transaction that idled too long, and 25006, a write on a
 *  server that has become a replica. */
const UNAVAILABLE_CODES = /^(08|53|57)|^25P03$|^25006$/;

/** PostgreSQL's rejections of a query, which come from a bug or a race, stay unchanged. Any other error is a
 *  failure of the connection, except for values that cannot be sent. */
export function mapUnavailable(error: unknown): Error {
  if (isUnavailable(error) || error instanceof TypeError) return error;
  const { severity, code } = (error ?? {}) as { severity?: unknown; code?: unknown };
  const rejectedByServer = typeof severity === 'string' && !UNAVAILABLE_CODES.test(String(code));
  return rejectedByServer ? (error as Error) : new DatabaseUnavailable(error);
}

/** Whether a failure means that its connection, and most likely every older one, is lost: it broke, the server
 *  ended it, or the server has become a replica. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof TypeError) return false;
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  return severity === undefined || severity === 'FATAL' || code === '25006';
}
