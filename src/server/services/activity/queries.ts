import 'server-only';
import { preferReal } from '~/domain/prefer-real';
import {
  type ActivityDetail,
  type ActivityPage,
  type ActivitySeats,
  type ActivitySlugInput,
  type ActivitySummary,
  activityDetailSchema,
  type OwnRegistration,
} from '~/schemas/activity';
import type { Bilingual } from '~/schemas/bilingual';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { Activity } from '~/server/prisma-client/client';
import { readRow } from '~/server/read-rows';
import { toOwnRegistration } from './own-registration';

/** Prisma filter: what learners see. */
const PUBLISHED = { draft: false } as const;

/** Every published activity, upcoming and past, earliest first; samples only while there is no other. The same for
 *  everybody. */
export async function listActivities({ ctx }: { ctx: ServiceContext }): Promise<ActivitySummary[]> {
  const rows = await ctx.db.activity.findMany({
    where: PUBLISHED,
    orderBy: [{ startsAt: 'asc' }, { slug: 'asc' }],
  });
  return preferReal(rows).map(toSummary);
}

/** One published activity with everything that is public about it.
 *  @throws ServiceError ACTIVITY_NOT_FOUND */
export async function getActivity({ ctx, input }: Verb<ActivitySlugInput>): Promise<ActivityPage> {
  const row = await ctx.db.activity.findUnique({ where: { slug: input.slug, ...PUBLISHED } });
  if (!row) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return toPage(row);
}

/** Free seats and waiting lists of the activities that are neither cancelled nor begun. */
export async function listSeatCounts({ ctx }: { ctx: ServiceContext }): Promise<ActivitySeats[]> {
  const upcoming = await ctx.db.activity.findMany({
    where: { startsAt: { gt: ctx.now() }, cancelledAt: null, ...PUBLISHED },
    select: { id: true, slug: true, seats: true },
    orderBy: { startsAt: 'asc' },
  });
  const counts = await ctx.db.activityRegistration.groupBy({
    by: ['activityId', 'status'],
    where: { activityId: { in: upcoming.map(({ id }) => id) }, status: { not: 'CANCELLED' } },
    _count: true,
  });
  const countRegistrations = (id: string, status: string) =>
    counts.find((row) => row.activityId === id && row.status === status)?._count ?? 0;
  return upcoming.map(({ id, slug, seats }) => ({
    slug,
    left: Math.max(0, seats - countRegistrations(id, 'CONFIRMED')),
    waiting: countRegistrations(id, 'WAITLISTED'),
  }));
}

/** The actor's registrations, the cancelled ones too.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listOwnRegistrations({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<OwnRegistration[]> {
  const rows = await ctx.db.activityRegistration.findMany({
    where: { userId: requireUser(ctx) },
    include: { activity: true },
    orderBy: { activity: { startsAt: 'asc' } },
  });
  return Promise.all(rows.map((row) => toOwnRegistration(ctx.db, row)));
}

/** An activity as its page shows it. */
export const toPage = (row: Activity): ActivityPage => ({ ...readDetail(row), ...toSummary(row) });

const readDetail = (row: Activity): ActivityDetail => activityDetailSchema.parse(row.detail);

/** The reason of a cancellation, as registered people read it. */
export function toCancelReason({ cancelReasonZh, cancelReasonEn }: Activity): Bilingual {
  return { zh: cancelReasonZh ?? '', en: cancelReasonEn ?? '' };
}

function toSummary(row: Activity): ActivitySummary {
  return {
    slug: row.slug,
    kind: row.kind,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    online: row.online,
    city: row.cityZh && row.cityEn ? { zh: row.cityZh, en: row.cityEn } : null,
    place: { zh: row.placeZh, en: row.placeEn },
    seats: row.seats,
    trial: row.trial,
    sample: row.sample,
    ...(row.cancelledAt && { cancelled: toCancelReason(row) }),
    title: { zh: row.titleZh, en: row.titleEn },
    summary: { zh: row.summaryZh, en: row.summaryEn },
    drawing:
      readRow('activity', row.id, () => readDetail(row))?.drawing ??
      (row.online ? 'booth' : 'table'),
  };
}
