import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '~/lib/limiter';

/** Argon2id, 19 MiB, 2 passes, 1 lane: OWASP's password storage cheat sheet, 2025. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a core for tens of milliseconds: at most two at once, so that a wave of logins
 *  cannot starve everything else. */
const oneOfTwo = createLimiter(2);

/** Never call inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return oneOfTwo(() => hash(password.normalize('NFKC'), COST));
}

/** Never call inside a transaction. @param passwordHash null for an unknown account: the same work is
 *  done against a dummy, so that the answer takes as long, and the result is `false`. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const matches = await oneOfTwo(() => verify(against, password.normalize('NFKC')));
  return passwordHash !== null && matches;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this password');
  return dummy;
}
