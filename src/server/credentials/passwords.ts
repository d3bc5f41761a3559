import { createFairLimiter } from '~/lib/fair-limiter';
import { toAddressBlock } from '~/lib/ip-address';
import { type Client, NO_CLIENT } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { isInTransaction } from '~/server/transaction';
import { HASHING_THREADS, hashInThread, verifyInThread } from './hashing-pool';

/** Argon2id, 19 MiB, 2 passes, 1 lane: OWASP's password storage cheat sheet, 2025. */
const HASH_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const MAX_QUEUE_LENGTH = 50;
/** Longer than the one or two seconds in which a full queue is processed. */
const RETRY_AFTER_SECONDS = 3;

/** Runs one hash in each thread at once. The addresses take turns in the queue, so that many logins from one do
 *  not delay those from others. Beyond the queue's length, a request of the address with the most fails at once
 *  instead of waiting. */
const limitHashing = createFairLimiter(HASHING_THREADS, {
  maxLength: MAX_QUEUE_LENGTH,
  createError: () => new ServiceError('TOO_MANY_REQUESTS', undefined, RETRY_AFTER_SECONDS),
});

/** Hashes a password. Never call it inside a transaction, which would keep its locks and its connection while
 *  it waits in the queue.
 *  @throws ServiceError TOO_MANY_REQUESTS when the queue is full */
export function hashPassword(password: string, client: Client = NO_CLIENT): Promise<string> {
  return runLimited(client, () => hashInThread(password.normalize('NFKC'), HASH_OPTIONS));
}

/** Whether a password matches a hash. Never call it inside a transaction.
 *  @param passwordHash null for an unknown account: a dummy hash is verified, so that it takes as long, and
 *    the result is `false`
 *  @throws ServiceError TOO_MANY_REQUESTS when the queue is full */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  client: Client = NO_CLIENT,
): Promise<boolean> {
  const dummyPasswordHash = await dummyHash();
  const hashToVerify = passwordHash ?? dummyPasswordHash;
  const matches = await runLimited(client, () =>
    verifyInThread(hashToVerify, password.normalize('NFKC')),
  );
  return passwordHash !== null && matches;
}

async function runLimited<T>({ address }: Client, work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error('Passwords are hashed before a transaction, not inside.');
  return limitHashing(address ? toAddressBlock(address) : 'unknown', work);
}

let dummyHashPromise: Promise<string> | undefined;

/** The dummy hash, made before the first check of any password, so that the first check of an unknown account
 *  is not slower. */
function dummyHash(): Promise<string> {
  dummyHashPromise ??= hashInThread('nobody has this password', HASH_OPTIONS);
  return dummyHashPromise;
}
