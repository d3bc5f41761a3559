/** When trying again makes sense: most outages are a restart or a moment's load. */
const RETRY_AFTER_SECONDS = 5;

/** The database cannot be reached, does not answer in time, or takes nobody just now. What was asked may
 *  have happened all the same: a COMMIT can be carried out although its answer is lost.
 *
 *  It has no `code`: Prisma would wrap whatever has one, and passes on as it is what has none. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
  /** Next hands it to a page's error boundary as it is; of other errors it makes a number. */
  readonly digest = 'SERVICE_UNAVAILABLE';

  /** @param cause for the log */
  constructor(cause: unknown) {
    super(`The database is away: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Whether a failure is that one. Next gives pages and route handlers a copy of each class, and both share
 *  the pool: the name tells, the class would not. */
export function isUnavailable(error: unknown): error is DatabaseUnavailable {
  return error instanceof Error && error.name === 'DatabaseUnavailable';
}

/** PostgreSQL's ways to say "not now": classes 08 (connection), 53 (resources) and 57 (an operator ended or
 *  forbids it, a time limit passed), 25P03, a transaction that idled too long, and 25006, a write on a server that
 *  has become a replica. */
const UNAVAILABLE_CODES = /^(08|53|57)|^25P03$|^25006$/;

/** PostgreSQL's refusals of a query, which a bug or a race makes, stay what they are. Whatever else a
 *  connection fails with is the connection's own failure, but for values that cannot be sent. */
export function mapUnavailable(error: unknown): Error {
  if (isUnavailable(error) || error instanceof TypeError) return error;
  const { severity, code } = (error ?? {}) as { severity?: unknown; code?: unknown };
  const rejectedByServer = typeof severity === 'string' && !UNAVAILABLE_CODES.test(String(code));
  return rejectedByServer ? (error as Error) : new DatabaseUnavailable(error);
}

/** Whether a failure says that its connection, and with it most likely every older one, leads nowhere any more: it
 *  broke, the server ended it, or the server has become a replica. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof TypeError) return false;
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  return severity === undefined || severity === 'FATAL' || code === '25006';
}
