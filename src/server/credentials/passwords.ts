import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '~/lib/concurrency-limiter';
import { ServiceError } from '~/server/errors';
import { isInTransaction } from '~/server/transaction-scope';

/** Argon2id, 19 MiB, 2 passes, 1 lane: OWASP's password storage cheat sheet, 2025. */
const HASH_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const MAX_QUEUE_LENGTH = 50;
/** A full line is worked off within a second or two. */
const RETRY_AFTER_SECONDS = 3;

/** Hashing takes a core for tens of milliseconds: at most two at once, so that a wave of logins cannot
 *  starve everything else, and a line that is too long sends people away instead of letting them wait. */
const limitHashing = createConcurrencyLimiter(2, {
  maxLength: MAX_QUEUE_LENGTH,
  createError: () => new ServiceError('TOO_MANY_REQUESTS', undefined, RETRY_AFTER_SECONDS),
});

/** Never call inside a transaction: it would hold its rows and its connection while it waits in line.
 *  @throws ServiceError TOO_MANY_REQUESTS when too many wait */
export function hashPassword(password: string): Promise<string> {
  return runLimited(() => hash(password.normalize('NFKC'), HASH_OPTIONS));
}

/** Never call inside a transaction. @param passwordHash null for an unknown account: the same work is
 *  done against a dummy, so that the answer takes as long, and the result is `false`.
 *  @throws ServiceError TOO_MANY_REQUESTS when too many wait */
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

/** Made once, at the first look at any password: an unknown account must not be the slower one. */
function dummyHash(): Promise<string> {
  dummyHashPromise ??= hash('nobody has this password', HASH_OPTIONS);
  return dummyHashPromise;
}
