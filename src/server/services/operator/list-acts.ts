import { addDaysToDay, startOfDay } from '~/domain/day';
import { isActKind, isSubjectKind } from '~/domain/operator-act';
import { normaliseEmail } from '~/lib/normalise-email';
import { type ActRow, actValuesSchema, type ListActsInput } from '~/schemas/operator-act';
import type { TablePage } from '~/schemas/table';
import type { ServiceContext, Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import type { OperatorAct } from '~/server/prisma-client/client';
import { keyset, toTablePage } from '../table/keyset';
import { requirePermission } from './permissions';

/** A page of the log of acts, the latest first unless `order` says otherwise.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listActs({ ctx, input }: Verb<ListActsInput>): Promise<TablePage<ActRow>> {
  requirePermission({ ctx, input: 'act.read' });
  const { cursor, order } = input;
  const { where, ...page } = keyset({ column: 'at', isTime: true, order, cursor });
  const filters = await toFilters(ctx, input);
  const found = await ctx.db.operatorAct.findMany({ where: { ...filters, AND: where }, ...page });
  const operators = await findOperators(ctx, found);
  return toTablePage(
    found,
    ({ at, id }) => ({ value: at, id }),
    (act) => toActRow(act, operators),
  );
}

async function toFilters(
  { db }: ServiceContext,
  { kind, subjectKind, q, from, to }: ListActsInput,
): Promise<Prisma.OperatorActWhereInput> {
  const at = {
    ...(from && { gte: startOfDay(from) }),
    ...(to && { lt: startOfDay(addDaysToDay(to, 1)) }),
  };
  const operator = q?.includes('@')
    ? await db.user.findUnique({ where: { email: normaliseEmail(q) }, select: { id: true } })
    : null;
  return {
    ...(kind && { kind }),
    ...(subjectKind && { subjectKind }),
    ...((from || to) && { at }),
    ...(q &&
      (operator ? { OR: [{ actorId: operator.id }, { subject: operator.id }] } : { subject: q })),
  };
}

async function findOperators({ db }: ServiceContext, acts: readonly OperatorAct[]) {
  const ids = [...new Set(acts.flatMap(({ actorId }) => actorId ?? []))];
  const users = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, email: true },
  });
  return new Map(users.map((user) => [user.id, user]));
}

function toActRow(
  { id, at, kind, actorId, subjectKind, subject, before, after, reason }: OperatorAct,
  operators: ReadonlyMap<string, NonNullable<ActRow['operator']>>,
): ActRow {
  if (!isActKind(kind) || !isSubjectKind(subjectKind))
    throw new Error(`The log has an act ${kind} about ${subjectKind}, which no release knows.`);
  return {
    id,
    at,
    kind,
    operator: actorId ? (operators.get(actorId) ?? { id: actorId, name: '', email: '' }) : null,
    subjectKind,
    subject,
    before: actValuesSchema.parse(before),
    after: actValuesSchema.parse(after),
    reason,
  };
}
