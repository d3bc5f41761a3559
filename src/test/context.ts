import { randomUUID } from 'node:crypto';
import { fromStoredRole } from '~/domain/role';
import type { Actor, Client, ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import type { Role as StoredRole } from '~/server/prisma-client/client';
import { TEST_NOON } from '~prisma/factories/noon';

/** A clock that does not advance until a test moves it. */
export interface TestClock {
  now(): Date;
  set(at: Date | string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** @param start its initial time */
export function createTestClock(start: Date | string = TEST_NOON): TestClock {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      const inSeconds = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      at = new Date(at.getTime() + inSeconds * 1000);
    },
  };
}

export type TestContext = ServiceContext & { clock: TestClock };

export interface ContextOptions {
  language?: ServiceContext['language'];
  /** A clock shared between contexts, to move them together. */
  clock?: TestClock;
  client?: Partial<Client>;
}

/** A browser with an address reserved for documentation (RFC 5737). */
const TEST_CLIENT: Client = {
  address: '192.0.2.1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36',
  deviceHash: null,
};

function context(db: Database, actor: Actor, options: ContextOptions): TestContext {
  const clock = options.clock ?? createTestClock();
  const client = { ...TEST_CLIENT, ...options.client };
  return { db, actor, client, language: options.language ?? 'zh', clock, now: clock.now };
}

/** Context of a visitor. @param visitorHash null: a browser without the visitor cookie */
export function visitorContext(
  db: Database,
  options: ContextOptions & { visitorHash?: string | null } = {},
): TestContext {
  const visitorHash = options.visitorHash === undefined ? randomUUID() : options.visitorHash;
  return context(db, { kind: 'visitor', visitorHash }, options);
}

interface UserOptions {
  sessionId?: string;
  visitorHash?: string | null;
  /** For an operator whose act requires the password. */
  passwordConfirmedAt?: Date | null;
}

/** Context of a user who is logged in. */
export function userContext(
  db: Database,
  user: { id: string; role?: StoredRole },
  options: ContextOptions & UserOptions = {},
): TestContext {
  const actor: Actor = {
    kind: 'user',
    id: user.id,
    role: fromStoredRole(user.role ?? 'USER'),
    passwordConfirmedAt: options.passwordConfirmedAt ?? null,
    sessionId: options.sessionId ?? randomUUID(),
    visitorHash: options.visitorHash ?? null,
  };
  return context(db, actor, options);
}

/** Context of the system: the worker, the seed, a webhook. */
export function systemContext(db: Database, options: ContextOptions = {}): TestContext {
  return context(db, { kind: 'system' }, options);
}
