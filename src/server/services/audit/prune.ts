import type { ServiceContext } from '~/server/context';

/** How long the audit log, unused browsers and answered letters are kept. */
export const RETENTION_DAYS = 400;

/** Rows that one run takes away of each kind, so that none holds the table for long. */
const BATCH_SIZE = 5000;

export interface PruneResult {
  counters: number;
  events: number;
  devices: number;
  messages: number;
}

/** Takes away what is past its time: counters of ended windows, security events, known browsers and
 *  answered letters of more than 400 days ago. */
export async function prune({ ctx }: { ctx: ServiceContext }): Promise<PruneResult> {
  const { db } = ctx;
  const now = ctx.now();
  const before = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000);
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
  };
}
