import type { ServiceContext } from '~/server/context';

/** Retention of security events, unused known devices and answered contact messages. */
const RETENTION_DAYS = 400;

/** Retention of the days with a reminder, of which only today's is asked for. */
const REMINDER_RETENTION_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of rows of each kind that one run deletes, so that it locks no table for long. */
const BATCH_SIZE = 5000;

export interface PruneResult {
  counters: number;
  events: number;
  devices: number;
  messages: number;
  reminders: number;
}

/** Deletes counters of ended windows, and security events, known devices, answered contact messages and days with
 *  a reminder that are older than their retention.
 *  @returns the number of deleted rows of each kind */
export async function prune({ ctx }: { ctx: ServiceContext }): Promise<PruneResult> {
  const { db } = ctx;
  const now = ctx.now();
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  const remindedBefore = new Date(now.getTime() - REMINDER_RETENTION_DAYS * DAY_MS);
  return {
    counters: await db.$executeRaw`
      DELETE FROM "Throttle" WHERE key IN (
        SELECT key FROM "Throttle" WHERE expire < ${BigInt(now.getTime())}
        LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
    events: await db.$executeRaw`
      DELETE FROM "SecurityEvent" WHERE id IN (
        SELECT id FROM "SecurityEvent" WHERE at < ${before} LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
    devices: await db.$executeRaw`
      DELETE FROM "KnownDevice" WHERE id IN (
        SELECT id FROM "KnownDevice" WHERE "lastUsedAt" < ${before}
        LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
    messages: await db.$executeRaw`
      DELETE FROM "ContactMessage" WHERE id IN (
        SELECT id FROM "ContactMessage" WHERE "repliedAt" < ${before}
        LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
    reminders: await db.$executeRaw`
      DELETE FROM "PracticeReminder" WHERE ("userId", "day") IN (
        SELECT "userId", "day" FROM "PracticeReminder" WHERE "day" < ${remindedBefore}
        LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
  };
}
