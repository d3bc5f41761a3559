import { dateToDay } from '~/domain/day';
import { toOperatorRole } from '~/domain/role';
import {
  type ListPersonsInput,
  type PeopleGroup,
  type PersonRow,
  SOON_DAYS,
} from '~/schemas/operator-person';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { requirePermission } from '../operator/permissions';
import { recordListing } from '../operator/record-reading';
import { dayRange } from '../table/day-range';
import { keyset, toTablePage } from '../table/keyset';

/** Columns of a row. */
const PARTS = {
  id: true,
  name: true,
  email: true,
  createdAt: true,
  role: true,
  disabledAt: true,
  deletionDueAt: true,
  membershipEnd: { select: { endsAt: true } },
  practiceDays: { select: { day: true }, orderBy: { day: 'desc' }, take: 1 },
} satisfies Prisma.UserSelect;

/** A page of the people with an account, those who signed up last first unless the input says otherwise. The
 *  log of acts records once a day that an operator read the list.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listPersons({
  ctx,
  input,
}: Verb<ListPersonsInput>): Promise<TablePage<PersonRow>> {
  requirePermission({ ctx, input: 'person.read' });
  const { cursor, order, group, from, to } = input;
  const { where, ...page } = keyset({ column: 'createdAt', isTime: true, order, cursor });
  const createdAt = dayRange({ from, to });
  const filters = [where, createdAt ? { createdAt } : {}, group ? toFilter(group, ctx.now()) : {}];
  const found = await ctx.db.user.findMany({
    where: { anonymisedAt: null, AND: filters },
    ...page,
    select: PARTS,
  });
  await recordListing({ ctx });
  return toTablePage(found, ({ createdAt: value, id }) => ({ value, id }), toRow);
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

function toFilter(group: PeopleGroup, now: Date): Prisma.UserWhereInput {
  switch (group) {
    case 'MEMBER':
      return { membershipEnd: { endsAt: { gt: now } } };
    case 'ENDS_SOON':
      return { membershipEnd: { endsAt: { gt: now, lte: daysFrom(now, SOON_DAYS) } } };
    case 'ENDED':
      return { membershipEnd: { endsAt: { gt: daysFrom(now, -SOON_DAYS), lte: now } } };
    case 'NEVER_PRACTISED':
      return { practiceDays: { none: {} } };
    case 'HAS_GIFT':
      return { claimedGifts: { some: {} } };
    case 'OPERATOR':
      return { role: { not: 'USER' } };
  }
}

type FoundPerson = Prisma.UserGetPayload<{ select: typeof PARTS }>;

function toRow({ role, membershipEnd, practiceDays, ...person }: FoundPerson): PersonRow {
  const { id, name, email, createdAt, disabledAt, deletionDueAt } = person;
  const [last] = practiceDays;
  return {
    id,
    name,
    email,
    createdAt,
    role: toOperatorRole(role),
    memberUntil: membershipEnd?.endsAt ?? null,
    practisedOn: last ? dateToDay(last.day) : null,
    isDisabled: disabledAt !== null,
    isLeaving: deletionDueAt !== null,
  };
}
