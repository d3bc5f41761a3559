import type { Language } from '~/lib/language';
import { type Database, type Tx, transaction } from './db';
import { isDeadlock } from './deadlock';
import { ServiceError } from './errors';
import { inTransaction } from './transaction-scope';

/** Who is asking. */
export type Actor =
  | { kind: 'visitor'; visitorHash: string | null }
  | {
      kind: 'user';
      id: string;
      sessionId: string;
      role: 'USER' | 'ADMIN';
      visitorHash: string | null;
    }
  | { kind: 'system' };

/** Where a request comes from: what throttles and the audit log go by. */
export interface Client {
  /** The address as the connection or a trusted proxy tells it. */
  address: string | null;
  /** At most 400 characters of it. */
  userAgent: string | null;
  /** SHA-256 of the device cookie: the browser in which somebody has logged in before. */
  deviceHash: string | null;
}

/** Nobody's browser: the worker, the seed, a command. */
export const NO_CLIENT: Client = { address: null, userAgent: null, deviceHash: null };

/** Everything a verb may know about its caller. It knows nothing of HTTP, tRPC or Next. */
export interface ServiceContext {
  db: Database;
  actor: Actor;
  client: Client;
  language: Language;
  /** The clock, so that tests can set it. */
  now: () => Date;
}

/** What every verb takes: one object, so that call sites name what they pass. */
export interface Verb<Input> {
  ctx: ServiceContext;
  input: Input;
}

/** The acting user's id.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export function requireUser(ctx: ServiceContext): string {
  if (ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  return ctx.actor.id;
}

/** So often two transactions may end up waiting for each other. */
const MAX_TRIES = 4;

/** Runs `work` in one READ COMMITTED transaction. Inside: only `tx`, no HTTP, no hashing: PostgreSQL ends
 *  one of two that wait for each other, and its work then runs again. */
export async function withTransaction<T>(
  ctx: ServiceContext,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(ctx.db, (tx) => inTransaction(() => work(tx)));
    } catch (error) {
      if (tries === MAX_TRIES || !isDeadlock(error)) throw error;
    }
  }
}
