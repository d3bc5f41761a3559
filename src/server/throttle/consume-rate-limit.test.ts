import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { ServiceContext } from '~/server/context';
import { connect, type Database } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { type ContextOptions, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase, workerUrl } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { consumeRateLimit, type RateLimitSubject } from './consume-rate-limit';
import { POLICY, type Rule, type ThrottledAction } from './policy';

let base: Database;
/** A new connection for every test, and with it a throttle without state in memory, like a new process. */
let db: Database;
beforeAll(async () => {
  base = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(base);
  db = connect(workerUrl(inject('databases')), 4);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await db.$disconnect();
});

const from = (address: string | null, options: ContextOptions = {}, database = db) =>
  visitorContext(database, { ...options, client: { address, ...options.client } });

/** Makes `times` tries one after the other. @returns the number of those that pass */
async function countPassing(
  times: number,
  ctx: ServiceContext | ((index: number) => ServiceContext),
  action: ThrottledAction,
  subject?: RateLimitSubject | ((index: number) => RateLimitSubject),
): Promise<number> {
  let passed = 0;
  for (let index = 0; index < times; index++) {
    const caller = typeof ctx === 'function' ? ctx(index) : ctx;
    const about = typeof subject === 'function' ? subject(index) : subject;
    if ((await getRetryDelay(consumeRateLimit(caller, action, about))) === null) passed++;
  }
  return passed;
}

/** The seconds until the next try; null when this one passes. */
async function getRetryDelay(trial: Promise<unknown>): Promise<number | null> {
  try {
    await trial;
    return null;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'TOO_MANY_REQUESTS')
      return error.retryAfterSeconds ?? Number.NaN;
    throw error;
  }
}

const createUser = (index: number): RateLimitSubject => ({
  email: `somebody-${index}@shuoyi.example`,
});
const owner: RateLimitSubject = { email: 'owner@shuoyi.example' };

describe('The rate limit of an address block', () => {
  const { points } = POLICY['mailed-link'].block;

  it('An address block has exactly its budget of tries', async () => {
    expect(await countPassing(points + 5, from('203.0.113.9'), 'mailed-link')).toBe(points);
  });

  it('An address block does not use up the budget of another one', async () => {
    await countPassing(points + 1, from('203.0.113.9'), 'mailed-link');
    expect(await countPassing(1, from('203.0.113.10'), 'mailed-link')).toBe(1);
  });

  it('An IPv6 address block is a /64', async () => {
    const near = (index: number) => from(`2001:db8:1:2::${(index + 1).toString(16)}`);
    expect(await countPassing(points + 5, near, 'mailed-link')).toBe(points);
    expect(await countPassing(1, from('2001:db8:1:3::1'), 'mailed-link')).toBe(1);
  });

  it('The address blocks of one IPv6 /48 share a network budget', async () => {
    const { points: together } = POLICY['mailed-link'].network;
    const spread = (index: number) => from(`2001:db8:9:${index.toString(16)}::1`);
    expect(await countPassing(together + 5, spread, 'mailed-link')).toBe(together);
    expect(await countPassing(1, from('2001:db8:a:1::1'), 'mailed-link')).toBe(1);
  });

  it('A rate-limited address block uses up no points of the account', async () => {
    const repeat = from('203.0.113.9');
    const { points: attempts } = POLICY['log-in'].block;
    await countPassing(attempts, repeat, 'log-in', createUser);
    expect(await countPassing(30, repeat, 'log-in', owner)).toBe(0);
    expect(await countPassing(10, from('198.51.100.1'), 'log-in', owner)).toBe(10);
  });
});

describe('Callers without an address', () => {
  it('Callers without an address share one wider budget and use up no other', async () => {
    const { unknownAddress, block } = POLICY['mailed-link'];
    expect(unknownAddress.points).toBeGreaterThan(block.points);
    const unknownUser = from(null);
    expect(await countPassing(block.points + 1, unknownUser, 'mailed-link')).toBe(block.points + 1);
    const rows = await base.throttle.findMany();
    expect(rows).toEqual([
      expect.objectContaining({ key: 'mailed-link:unknownAddress:all', points: block.points + 1 }),
    ]);
  });
});

describe('The rules', () => {
  it('Each rule that limits addresses limits unknown ones too, above a block and below everyone', () => {
    const rules = Object.entries(POLICY as Record<string, Rule>);
    const byAddress = rules.filter(([, rule]) => rule.block);
    expect(byAddress.length).toBeGreaterThan(5);
    for (const [action, { block, unknownAddress, everyone }] of byAddress) {
      const points = unknownAddress?.points ?? 0;
      const most = everyone?.points ?? Number.POSITIVE_INFINITY;
      expect([action, points > (block?.points ?? 0), points <= most]).toEqual([action, true, true]);
    }
  });

  it('A log-in from an unknown address has a limit of its own', async () => {
    const { points } = POLICY['log-in'].unknownAddress;
    const key = 'log-in:unknownAddress:all';
    const expire = BigInt(Date.now() + 60_000);
    await base.throttle.create({ data: { key, points: points - 1, expire } });
    expect(await countPassing(3, from(null), 'log-in', createUser)).toBe(1);
    expect(await countPassing(3, from('203.0.113.9'), 'log-in', createUser)).toBe(3);
  });
});

describe('The rate limit of an account', () => {
  const { points } = POLICY['log-in'].account;

  it('An account has the same budget for tries from many addresses as from one', async () => {
    const anywhere = (index: number) => from(`203.0.${index}.9`);
    expect(await countPassing(points + 5, anywhere, 'log-in', owner)).toBe(points);
  });

  it('An unknown e-mail has the same budget as an account and is not stored in the clear', async () => {
    await createLearner(base, owner as { email: string });
    const anywhere = (index: number) => from(`203.0.${index}.9`);
    const known = await countPassing(points + 3, anywhere, 'log-in', owner);
    const unknown = await countPassing(points + 3, anywhere, 'log-in', {
      email: 'no@shuoyi.example',
    });
    expect([known, unknown]).toEqual([points, points]);
    expect(JSON.stringify((await base.throttle.findMany()).map(({ key }) => key))).not.toContain(
      '@',
    );
  });

  it('An account stays open on a known device while an attacker is rate-limited', async () => {
    const learner = await createLearner(base, owner as { email: string });
    const deviceHash = 'the owner’s browser';
    await base.knownDevice.create({ data: { userId: learner.id, deviceHash } });
    const attacker = (index: number) => from(`203.0.${index}.9`);
    await countPassing(points + 20, attacker, 'log-in', owner);
    expect(await countPassing(1, from('198.51.100.1'), 'log-in', owner)).toBe(0);
    const home = from('203.0.1.9', { client: { deviceHash } });
    expect(await countPassing(points + 5, home, 'log-in', owner)).toBe(
      POLICY['log-in'].device.points,
    );
  });

  it('An account gives no extra budget to a known device of another account', async () => {
    const other = await createLearner(base);
    const deviceHash = 'the attacker’s browser';
    await base.knownDevice.create({ data: { userId: other.id, deviceHash } });
    const attacker = (index: number) => from(`203.0.${index}.9`, { client: { deviceHash } });
    expect(await countPassing(points + 5, attacker, 'log-in', owner)).toBe(points);
  });

  it('Refunding a rate-limit ticket restores the account’s points', async () => {
    const ctx = from('203.0.113.9');
    for (let index = 0; index < points * 3; index++)
      await (await consumeRateLimit(ctx, 'log-in', owner)).refund();
    expect((await base.throttle.findMany()).map((row) => row.points)).toEqual([0, 0, 0, 0]);
  });
});

describe('The limit of all callers together', () => {
  it('The limit of all callers together cannot be reached by one network', () => {
    for (const rule of Object.values(POLICY)) {
      if (!('everyone' in rule)) continue;
      expect(rule.everyone.points).toBeGreaterThan(5 * rule.network.points);
      expect(rule.network.points).toBeGreaterThan(2 * rule.block.points);
    }
  });
});

describe('Several instances', () => {
  it('Two instances share their counters and let exactly the limit pass concurrently', async () => {
    const second = connect(workerUrl(inject('databases')), 4);
    try {
      const { points } = POLICY['log-in'].account;
      const trials = Array.from({ length: points * 3 }, (_, index) =>
        getRetryDelay(
          consumeRateLimit(from('203.0.113.9', {}, index % 2 ? db : second), 'log-in', owner),
        ),
      );
      const waits = await Promise.all(trials);
      expect(waits.filter((wait) => wait === null)).toHaveLength(points);
    } finally {
      await second.$disconnect();
    }
  });

  it('The counters persist over a restart', async () => {
    const { points } = POLICY['log-in'].account;
    await countPassing(points, from('203.0.113.9'), 'log-in', owner);
    await db.$disconnect();
    db = connect(workerUrl(inject('databases')), 4);
    expect(await countPassing(1, from('198.51.100.1'), 'log-in', owner)).toBe(0);
  });
});

describe('The rate-limit window', () => {
  it('The rate-limit window reports its end and ends by the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') });
    const { points, seconds } = POLICY['log-in'].account;
    const ctx = from('203.0.113.9');
    await countPassing(points, ctx, 'log-in', owner);
    expect(await getRetryDelay(consumeRateLimit(ctx, 'log-in', owner))).toBe(seconds);
    vi.setSystemTime(new Date('2026-11-21T04:14:59.001Z'));
    expect(await getRetryDelay(consumeRateLimit(ctx, 'log-in', owner))).toBe(1);
    vi.setSystemTime(new Date('2026-11-21T04:15:00.001Z'));
    expect(await countPassing(points + 1, ctx, 'log-in', owner)).toBe(points);
  });

  it('Tries beyond twice the limit are rejected from memory', async () => {
    const { points } = POLICY['log-in'].account;
    const ctx = (index: number) => from(`203.0.${index}.9`);
    await countPassing(points * 2 + 10, ctx, 'log-in', owner);
    const row = await base.throttle.findFirstOrThrow({ where: { key: { contains: 'account' } } });
    expect(row.points).toBe(points * 2);
  });
});

describe('The rate-limit error', () => {
  it('A rate-limit error is recorded once a window, with the hash of the e-mail only', async () => {
    const { points } = POLICY['log-in'].account;
    await countPassing(points + 8, from('203.0.113.9'), 'log-in', owner);
    const events = await base.securityEvent.findMany();
    expect(events).toEqual([
      expect.objectContaining({
        kind: 'THROTTLED',
        userId: null,
        address: '203.0.113.9',
        detail: { action: 'log-in', scope: 'account' },
      }),
    ]);
    expect(events[0]?.subjectHash).toMatch(/^[\w-]{43}$/);
  });
});

describe('A rate-limit table that fails', () => {
  it('While the rate-limit table fails, what it would count does not happen', async () => {
    await base.$executeRaw`ALTER TABLE "Throttle" RENAME TO "ThrottleAway"`;
    try {
      const refused = consumeRateLimit(from('203.0.113.9'), 'mailed-link');
      await expect(refused).rejects.toMatchObject({ code: '42P01' });
    } finally {
      await base.$executeRaw`ALTER TABLE "ThrottleAway" RENAME TO "Throttle"`;
    }
    expect(await countPassing(1, from('203.0.113.9'), 'mailed-link')).toBe(1);
  });
});
