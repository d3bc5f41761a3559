import type { Account } from '~/domain/account';
import type { Role } from '~/domain/role';
import type { Language } from '~/lib/language';
import type { Database } from './db';
import { ServiceError } from './errors';

/** The caller of a verb or query. */
export type Actor =
  | {
      kind: 'visitor';
      visitorHash: string | null;
      /** The request came with a token that was replaced a moment ago. */
      hasReplacedToken?: true;
    }
  | {
      kind: 'user';
      id: string;
      sessionId: string;
      /** SHA-256 of the token that the request came with. */
      tokenHash?: string;
      role: Role;
      /** Time at which an operator last confirmed the password in this session. */
      passwordConfirmedAt?: Date | null;
      visitorHash: string | null;
      /** The account, if the call returns it; it was read together with the session. */
      account?: Account;
    }
  | { kind: 'system' };

/** The origin of a request, as rate limits and the audit log use it. */
export interface Client {
  /** IP address of the connection, or as a trusted proxy forwards it. */
  address: string | null;
  /** First 400 characters of the `User-Agent` header. */
  userAgent: string | null;
  /** SHA-256 of the device cookie, which marks a browser in which an account has logged in before. */
  deviceHash: string | null;
}

/** The client of calls without a browser: the worker, the seed, a command. */
export const NO_CLIENT: Client = { address: null, userAgent: null, deviceHash: null };

/** Everything that a verb knows about its call. It is independent of HTTP, tRPC and Next. */
export interface ServiceContext {
  db: Database;
  actor: Actor;
  client: Client;
  language: Language;
  /** The clock, so that tests can set it. */
  now: () => Date;
  /** Passes the acting session's new token to the caller's browser. Call it after the transaction. */
  sendSessionToken?: (token: string) => Promise<void>;
}

/** The argument of every verb: one object, so that call sites name what they pass. */
export interface Verb<Input> {
  ctx: ServiceContext;
  input: Input;
}

/** The acting user's id.
 *  @throws ServiceError LOGIN_USER_REQUIRED | SESSION_REPLACED */
export function requireUser({ actor }: ServiceContext): string {
  if (actor.kind !== 'user') throw toLoginError(actor);
  return actor.id;
}

/** The error for a caller who is not logged in. */
export function toLoginError(actor: Actor): ServiceError {
  const wasReplaced = actor.kind === 'visitor' && actor.hasReplacedToken;
  return new ServiceError(wasReplaced ? 'SESSION_REPLACED' : 'LOGIN_USER_REQUIRED');
}
