import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Database, Prisma } from '~/server/db';
import type { User } from '~/server/prisma-client/client';
import { TEST_NOON } from './noon';

/** A user with the plain password, which the database does not hold. */
export type Learner = User & { password: string };

const LEARNER_PASSWORD = 'tea and umbrellas';

// Low cost for fast tests; verification reads the cost from the hash itself.
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const hashes = new Map<string, Promise<string>>();

function cheapHash(password: string): Promise<string> {
  const created = hashes.get(password) ?? hash(password, cheap);
  hashes.set(password, created);
  return created;
}

/** Creates an account with a unique, verified e-mail address. */
export async function createLearner(
  db: Database,
  {
    password = LEARNER_PASSWORD,
    ...overrides
  }: Partial<Prisma.UserCreateInput> & { password?: string } = {},
): Promise<Learner> {
  const user = await db.user.create({
    data: {
      email: `learner-${randomUUID()}@shuoyi.example`,
      name: '林小譯',
      passwordHash: await cheapHash(password),
      emailVerifiedAt: TEST_NOON,
      termsVersion: '2026-11-21',
      termsAcceptedAt: TEST_NOON,
      ...overrides,
    },
  });
  return { ...user, password };
}

/** Creates a learner with a membership of `days` days from `from`, by a grant. */
export async function createMember(
  db: Database,
  {
    days = 30,
    from = TEST_NOON,
    ...overrides
  }: Parameters<typeof createLearner>[1] & {
    days?: number;
    from?: Date;
  } = {},
): Promise<Learner> {
  const learner = await createLearner(db, overrides);
  await db.entitlement.create({
    data: {
      userId: learner.id,
      kind: 'GRANT',
      days,
      grantedAt: from,
      sourceKey: `factory:${learner.id}`,
      reason: 'made by a factory',
    },
  });
  return learner;
}
