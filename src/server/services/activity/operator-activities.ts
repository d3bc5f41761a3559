import 'server-only';
import { checkInOpensAt } from '~/domain/activity';
import { findPeople } from '~/domain/activity-people';
import type { ActivityPage, ActivitySlugInput } from '~/schemas/activity';
import type {
  CheckInLine,
  CheckInList,
  EditedActivity,
  ListPeopleInput,
  OperatorActivity,
} from '~/schemas/operator-activity';
import type { TablePage } from '~/schemas/table';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { Activity } from '~/server/prisma-client/client';
import { isPermitted, requirePermission } from '../operator/permissions';
import { toContent } from './activity-content';
import { checkInCode } from './check-in-code';
import { toCancelReason, toPage } from './queries';

/** Every activity with its seats, drafts too, earliest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listOperatorActivities({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<OperatorActivity[]> {
  requirePermission({ ctx, input: 'activity.read' });
  const [activities, byStatus, cameById] = await Promise.all([
    ctx.db.activity.findMany({ orderBy: [{ startsAt: 'asc' }, { slug: 'asc' }] }),
    ctx.db.activityRegistration.groupBy({ by: ['activityId', 'status'], _count: true }),
    ctx.db.activityRegistration.groupBy({
      by: ['activityId'],
      where: { checkedInAt: { not: null } },
      _count: true,
    }),
  ]);
  const count = (id: string, status: string) =>
    byStatus.find((row) => row.activityId === id && row.status === status)?._count ?? 0;
  return activities.map((activity) => ({
    ...toFacts(activity),
    confirmed: count(activity.id, 'CONFIRMED'),
    waiting: count(activity.id, 'WAITLISTED'),
    came: cameById.find((row) => row.activityId === activity.id)?._count ?? 0,
  }));
}

/** An activity with its people: those with a seat, then the waiting list, each in their order.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND */
export async function getCheckInList({
  ctx,
  input: { slug },
}: Verb<ActivitySlugInput>): Promise<CheckInList> {
  requirePermission({ ctx, input: 'activity.read' });
  const activity = await ctx.db.activity.findUnique({
    where: { slug },
    include: {
      registrations: {
        where: { status: { not: 'CANCELLED' } },
        orderBy: [{ status: 'asc' }, { waitingPosition: 'asc' }],
        include: { user: { select: { email: true, name: true } } },
      },
    },
  });
  if (!activity) throw new ServiceError('ACTIVITY_NOT_FOUND');
  const seesPeople = isPermitted({ ctx, input: 'person.read' });
  const waiting = activity.registrations.filter(({ status }) => status === 'WAITLISTED');
  const registrations = activity.registrations.map(({ user, ...row }) => ({
    id: row.id,
    personId: seesPeople ? row.userId : null,
    ...user,
    status: row.status,
    checkedInAt: row.checkedInAt,
    code: row.status === 'CONFIRMED' ? checkInCode(row) : null,
    waitingPlace:
      row.status === 'WAITLISTED' ? waiting.findIndex(({ id }) => id === row.id) + 1 : null,
  }));
  const confirmed = registrations.filter(({ status }) => status === 'CONFIRMED').length;
  return {
    activity: {
      ...toFacts(activity),
      confirmed,
      waiting: waiting.length,
      came: registrations.filter(({ checkedInAt }) => checkedInAt !== null).length,
    },
    cancelReason: activity.cancelledAt && toCancelReason(activity),
    checkInOpensAt: checkInOpensAt(activity),
    registrations,
  };
}

/** The people of an activity that a filter shows, in the order of the list, in one page: there are as many as seats.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND */
export async function listPeople({
  ctx,
  input: { slug, q = '', who },
}: Verb<ListPeopleInput>): Promise<TablePage<CheckInLine>> {
  const { registrations } = await getCheckInList({ ctx, input: { slug } });
  return { rows: [...findPeople(registrations, q, who)], nextCursor: null, unreadable: 0 };
}

/** An activity as operators edit it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND */
export async function getEditedActivity({
  ctx,
  input: { slug },
}: Verb<ActivitySlugInput>): Promise<EditedActivity> {
  requirePermission({ ctx, input: 'activity.edit' });
  const activity = await ctx.db.activity.findUnique({ where: { slug } });
  if (!activity) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return { revision: activity.revision, content: toContent(activity) };
}

/** An activity, or a draft, as its page shows it to learners.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND */
export async function previewActivity({
  ctx,
  input: { slug },
}: Verb<ActivitySlugInput>): Promise<ActivityPage> {
  requirePermission({ ctx, input: 'activity.read' });
  const activity = await ctx.db.activity.findUnique({ where: { slug } });
  if (!activity) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return toPage(activity);
}

function toFacts(row: Activity): Omit<OperatorActivity, 'confirmed' | 'waiting' | 'came'> {
  const { slug, startsAt, endsAt, online, seats, trial, sample, cancelledAt, draft, revision } =
    row;
  return {
    slug,
    title: { zh: row.titleZh, en: row.titleEn },
    startsAt,
    endsAt,
    place: { zh: row.placeZh, en: row.placeEn },
    online,
    seats,
    trial,
    sample,
    cancelledAt,
    draft,
    revision,
  };
}
