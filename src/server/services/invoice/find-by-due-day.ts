import type { Day } from '~/domain/day';
import type { InvoiceStatus } from '~/domain/invoice/state-machine';
import { daySchema, type SortOrder, type TablePosition } from '~/schemas/table';
import { uuidSchema } from '~/schemas/text';
import { composedStatement } from '~/server/database/composed-statement';
import { text } from '~/server/database/sql-types';
import { type Database, Prisma, runComposed } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Position of invoices without a last day: at the end, in either sort order. */
const NO_DAY: Record<SortOrder, Day> = { asc: '9999-12-31', desc: '0001-01-01' };

const taipei = (time: Prisma.Sql) => Prisma.sql`(${time} AT TIME ZONE 'Asia/Taipei')`;
const PAID = taipei(Prisma.sql`o."paidAt"`);
const ISSUED = taipei(Prisma.sql`i."issuedAt"`);

/** `invoiceDeadline` in SQL, of the invoice `i` of the order `o`: the day of the payment, or the last day of the two
 *  months in which it was issued. */
const LAST_DAY = Prisma.sql`
  CASE i.status
    WHEN 'DUE' THEN ${PAID}::date
    WHEN 'VOID_DUE' THEN
      (date_trunc('month', ${ISSUED})
        + (1 + extract(month FROM ${ISSUED})::int % 2) * interval '1 month'
        - interval '1 day')::date
  END`;

interface DueDayQuery {
  statuses: readonly InvoiceStatus[];
  /** Exact numbers, one of which must match: the invoice's or the order's; null for all. */
  numbers: { invoice: string; order: string } | null;
  order: SortOrder;
  cursor?: TablePosition | undefined;
  take: number;
}

const invoicesByDueDay = composedStatement({
  name: 'invoices-by-due-day',
  row: { id: text, day: text },
  sql: ({ statuses, numbers, order, cursor, take }: DueDayQuery) => {
    const direction = order === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    return Prisma.sql`
      WITH due AS (
        SELECT i."orderId" AS id, coalesce(${LAST_DAY}, ${NO_DAY[order]}::date) AS day
        FROM "Invoice" i JOIN "Order" o ON o.id = i."orderId"
        WHERE i.status = ANY(${[...statuses]}::"InvoiceStatus"[]) AND ${toNumberFilter(numbers)}
      )
      SELECT id::text, day::text FROM due WHERE ${toBeyond(order, cursor)}
      ORDER BY due.day ${direction}, due.id ${direction} LIMIT ${take}`;
  },
  samples: [
    { statuses: ['DUE'], numbers: null, order: 'asc', take: 1 },
    {
      statuses: ['DUE'],
      numbers: { invoice: '', order: '' },
      order: 'desc',
      cursor: { value: '2026-11-28', id: '0199a000-0000-7000-8000-000000000001' },
      take: 1,
    },
  ],
});

/** The invoices of some statuses by the deadline of their pending act, those without one at the end; of one day those
 *  of the older orders first. The day is computed rather than stored, so only few invoices should have these statuses.
 *  @throws ServiceError VALIDATION_FAILED (a cursor that is no position of this order) */
export async function findByDueDay(
  db: Database,
  query: DueDayQuery,
): Promise<{ id: string; day: Day }[]> {
  return runComposed(db, invoicesByDueDay, query);
}

function toNumberFilter(numbers: DueDayQuery['numbers']): Prisma.Sql {
  if (!numbers) return Prisma.sql`TRUE`;
  return Prisma.sql`(i.number = ${numbers.invoice} OR o.number = ${numbers.order})`;
}

function toBeyond(order: SortOrder, cursor?: TablePosition): Prisma.Sql {
  if (!cursor) return Prisma.sql`TRUE`;
  const { data: day } = daySchema.safeParse(cursor.value);
  const { data: id } = uuidSchema.safeParse(cursor.id);
  if (day === undefined || id === undefined) throw new ServiceError('VALIDATION_FAILED');
  const beyond = order === 'asc' ? Prisma.sql`>` : Prisma.sql`<`;
  return Prisma.sql`(due.day, due.id) ${beyond} (${day}::date, ${id}::uuid)`;
}
