import { double, integer, text, uuid } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

const DAY_MS = 24 * 3600 * 1000;

const queues = statement({
  name: 'queues',
  parameters: {},
  row: { queue: text, depth: integer, age: double },
  sql: () => `
    SELECT queue, depth::int, COALESCE(GREATEST(0, extract(epoch FROM now() - oldest)), 0)::float8 AS age
    FROM (
      SELECT 'mails' AS queue, count(*) AS depth, min("createdAt") AS oldest
      FROM "OutboxMessage" WHERE status = 'PENDING' AND lane = 'PERSON'
      UNION ALL
      SELECT 'bulk-mails', count(*), min("createdAt")
      FROM "OutboxMessage" WHERE status = 'PENDING' AND lane = 'BULK'
      UNION ALL
      SELECT 'account-requests', count(*), min("createdAt") FROM "AccountRequest"
      UNION ALL
      SELECT 'refunds', count(*), min("createdAt") FROM "PaymentRefund" WHERE status = 'PENDING'
      UNION ALL
      SELECT 'refund-requests', count(*), min("requestedAt")
      FROM "RefundRequest" WHERE status = 'REQUESTED'
    ) AS queues`,
});

/** The queues with their length, and the seconds that the oldest row has waited. Each reads only the waiting rows,
 *  by an index. */
export function readQueues(db: Database): Promise<ValuesOf<typeof queues.row>[]> {
  return runStatement(db, queues, {});
}

/** The first possible id of the last day's rows: ids are in the order of time (UUID 7), so the primary key can be
 *  used. */
function firstIdOfLastDay(now = Date.now()): string {
  const hex = (now - DAY_MS).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

const recentMails = statement({
  name: 'recent-mails',
  parameters: { firstId: uuid },
  row: { lane: text, status: text, count: integer },
  sql: ({ firstId }) => `
    SELECT lane::text, status::text, count(*)::int FROM "OutboxMessage"
    WHERE id >= ${firstId} GROUP BY lane, status`,
});

/** Mails of the last day by lane and state. */
export function readRecentMails(db: Database): Promise<ValuesOf<typeof recentMails.row>[]> {
  return runStatement(db, recentMails, { firstId: firstIdOfLastDay() });
}

const recentPayments = statement({
  name: 'recent-payments',
  parameters: { firstId: uuid },
  row: { gateway: text, status: text, count: integer },
  sql: ({ firstId }) => `
    SELECT gateway::text, status::text, count(*)::int FROM "Payment"
    WHERE id >= ${firstId} GROUP BY gateway, status`,
});

/** Payments that began in the last day, by gateway and state. */
export function readRecentPayments(db: Database): Promise<ValuesOf<typeof recentPayments.row>[]> {
  return runStatement(db, recentPayments, { firstId: firstIdOfLastDay() });
}
