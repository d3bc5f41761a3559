import type { Verb } from '~/server/context';
import { isUnavailable } from '~/server/database/unavailable';
import { type Database, Prisma } from '~/server/db';
import { type PrunedModel, RETENTION } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of rows that one statement deletes, so that it locks no table for long. */
const BATCH_SIZE = 5000;

/** Maximum number of statements for a table in one run: the next run continues. */
const MAX_BATCHES = 200;

/** Retention of mails that are sent daily without a request, days: they are most of all mails. */
const REMINDER_MAIL_DAYS = 30;

interface PruneRule {
  /** Columns of the primary key; `id` by default. */
  key?: Prisma.Sql;
  /** Rows to delete. `before` is as many days ago as the table's retention has. */
  isOver(before: Date, now: Date): Prisma.Sql;
}

const RULES: Record<PrunedModel, PruneRule> = {
  Throttle: {
    key: Prisma.sql`key`,
    isOver: (before) => Prisma.sql`expire < ${BigInt(before.getTime())}`,
  },
  Session: { isOver: (before) => Prisma.sql`expires < ${before}` },
  SecurityEvent: { isOver: (before) => Prisma.sql`at < ${before}` },
  KnownDevice: { isOver: (before) => Prisma.sql`"lastUsedAt" < ${before}` },
  ContactMessage: { isOver: (before) => Prisma.sql`"repliedAt" < ${before}` },
  OutboxMessage: {
    isOver: (before, now) => Prisma.sql`status <> 'PENDING' AND ("createdAt" < ${before}
      OR template = 'practice-reminder' AND "createdAt" < ${daysAgo(now, REMINDER_MAIL_DAYS)})`,
  },
  OneTimeLink: { isOver: (before) => Prisma.sql`"expiresAt" < ${before}` },
  PracticeReminder: {
    key: Prisma.sql`"userId", "day"`,
    isOver: (before) => Prisma.sql`"day" < ${before}`,
  },
  ListeningRound: { isOver: (before) => Prisma.sql`"madeAt" < ${before}` },
  SavedWord: { isOver: (before) => Prisma.sql`"removedAt" < ${before}` },
  Cart: { isOver: (before) => Prisma.sql`"userId" IS NULL AND "updatedAt" < ${before}` },
};

const MODELS = Object.keys(RULES) as PrunedModel[];

/** Deletes the rows whose retention is over, of every table that has one in days. A table that cannot be pruned does
 *  not delay the others.
 *  @param input.batchSize for tests: maximum number of rows that one statement deletes
 *  @returns the number of deleted rows of each table
 *  @throws DatabaseUnavailable; Error of the first table that could not be pruned, after the others were */
export async function prune({
  ctx,
  input: { batchSize = BATCH_SIZE },
}: Verb<{ batchSize?: number }>): Promise<Record<PrunedModel, number>> {
  const deleted = Object.fromEntries(MODELS.map((model) => [model, 0]));
  const failures: Error[] = [];
  for (const model of MODELS)
    try {
      deleted[model] = await pruneTable(ctx.db, model, { now: ctx.now(), batchSize });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failures.push(new Error(`${model} could not be pruned`, { cause: error }));
    }
  if (failures[0]) throw failures[0];
  return deleted as Record<PrunedModel, number>;
}

async function pruneTable(
  db: Database,
  model: PrunedModel,
  { now, batchSize }: { now: Date; batchSize: number },
): Promise<number> {
  const { key = Prisma.sql`id`, isOver } = RULES[model];
  const table = Prisma.raw(`"${model}"`);
  const over = isOver(daysAgo(now, RETENTION[model].days), now);
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const count = await db.$executeRaw`
      DELETE FROM ${table} WHERE (${key}) IN (
        SELECT ${key} FROM ${table} WHERE ${over} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`;
    total += count;
    if (count < batchSize) break;
  }
  return total;
}

function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
