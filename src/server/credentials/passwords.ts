import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '~/lib/concurrency-limiter';
import { ServiceError } from '~/server/errors';
import { isInTransaction } from '~/server/transaction-scope';

/** Argon2id, 19 MiB, 2 passes, 1 lane: OWASP's password storage cheat sheet, 2025. */
const HASH_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const MAX_QUEUE_LENGTH = 50;
/** Longer than the second or two in which a full queue is worked off. */
const RETRY_AFTER_SECONDS = 3;

/** Runs at most two hashes at once, because each takes a core for tens of milliseconds and many logins would
 *  starve all other requests. Beyond the queue's length a request fails at once instead of waiting. */
const limitHashing = createConcurrencyLimiter(2, {
  maxLength: MAX_QUEUE_LENGTH,
  createError: () => new ServiceError('TOO_MANY_REQUESTS', undefined, RETRY_AFTER_SECONDS),
});

/** Hashes a password. Never call it inside a transaction, which would hold its rows and its connection while
 *  it waits in the queue.
 *  @throws ServiceError TOO_MANY_REQUESTS when the queue is full */
export function hashPassword(password: string): Promise<string> {
  return runLimited(() => hash(password.normalize('NFKC'), HASH_OPTIONS));
}

/** Whether a password matches a hash. Never call it inside a transaction.
 *  @param passwordHash null for an unknown account: a dummy hash is verified, so that it takes as long, and
 *    the result is `false`
 *  @throws ServiceError TOO_MANY_REQUESTS when the queue is full */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const dummyPasswordHash = await dummyHash();
  const hashToVerify = passwordHash ?? dummyPasswordHash;
  const matches = await runLimited(() => verify(hashToVerify, password.normalize('NFKC')));
  return passwordHash !== null && matches;
}

async function runLimited<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error('Passwords are hashed before a transaction, not inside.');
  return limitHashing(work);
}

let dummyHashPromise: Promise<string> | undefined;

/** The dummy hash, made before the first check of any password, so that the first check of an unknown account
 *  is not slower. */
function dummyHash(): Promise<string> {
  dummyHashPromise ??= hash('nobody has this password', HASH_OPTIONS);
  return dummyHashPromise;
}
