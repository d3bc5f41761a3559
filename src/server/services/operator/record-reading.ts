import { startOfDay, taipeiDay } from '~/domain/day';
import type { ExportedTable, SubjectKind } from '~/domain/operator-act';
import type { Permission } from '~/domain/permissions';
import { isOperatorRole } from '~/domain/role';
import type { ServiceContext, Verb } from '~/server/context';
import { lockUser } from '~/server/lock-user';
import { withTransaction } from '~/server/transaction';
import { type ActValues, recordAct } from './record-act';

/** Time in which further readings of the same person by the same operator are one act. */
const ONE_OPENING_MS = 15 * 60_000;

/** Records that an operator opened a person's page: at most once in fifteen minutes. A command leaves no such act.
 *  @param input the person's id
 *  @throws ServiceError FORBIDDEN (the role was removed meanwhile) */
export async function recordOpening({ ctx, input: personId }: Verb<string>): Promise<void> {
  const since = new Date(ctx.now().getTime() - ONE_OPENING_MS);
  await recordOnce({ ctx, input: { kind: 'person.open', subject: ['person', personId], since } });
}

/** Records that an operator read the list of people's names and addresses: once a day in Taipei, for any filters and
 *  number of pages. A command leaves no such act.
 *  @throws ServiceError FORBIDDEN (the role was removed meanwhile) */
export async function recordListing({ ctx }: { ctx: ServiceContext }): Promise<void> {
  // The first moment of the day belongs to it.
  const since = new Date(startOfDay(taipeiDay(ctx.now())).getTime() - 1);
  await recordOnce({ ctx, input: { kind: 'person.list', subject: ['table', 'persons'], since } });
}

interface Reading {
  kind: 'person.open' | 'person.list';
  subject: [SubjectKind, string];
  /** No act is written if the same operator has one after this time. */
  since: Date;
}

async function recordOnce({ ctx, input }: Verb<Reading>): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !isOperatorRole(actor.role)) return;
  const { kind, subject, since } = input;
  const [subjectKind, name] = subject;
  const wasRecorded = async (db: Pick<ServiceContext['db'], 'operatorAct'>) =>
    (await db.operatorAct.count({
      where: { kind, actorId: actor.id, at: { gt: since }, subjectKind, subject: name },
    })) > 0;
  if (await wasRecorded(ctx.db)) return;
  await withTransaction(ctx, async (tx) => {
    // Concurrent readings of the same operator are serialised.
    await lockUser(tx, actor.id, 'NO KEY UPDATE');
    if (await wasRecorded(tx)) return;
    await recordAct(tx, ctx, { kind, permission: 'person.read', subject });
  });
}

/** A table that leaves as a file. */
interface Export {
  table: ExportedTable;
  permission: Permission;
  /** Its filters. */
  filters: ActValues;
  /** Number of rows of the whole file; null at the beginning of a file of unknown length. */
  rows: number | null;
  /** Whether the file was sent to its end; absent for a short one. */
  isComplete?: boolean;
}

/** Records the download of a table as a file.
 *  @throws ServiceError FORBIDDEN (the role was removed meanwhile) */
export async function recordExport({ ctx, input }: Verb<Export>): Promise<void> {
  const { table, permission, filters, rows, isComplete } = input;
  const hasFilters = Object.keys(filters).length > 0;
  await withTransaction(ctx, (tx) =>
    recordAct(tx, ctx, {
      kind: 'table.export',
      permission,
      subject: ['table', table],
      before: hasFilters ? filters : null,
      after: { rows, ...(isComplete !== undefined && { complete: isComplete }) },
    }),
  );
}
