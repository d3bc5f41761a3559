import 'server-only';
import type { OwnRegistration } from '~/schemas/activity';
import type { Database, Tx } from '~/server/db';
import type { Activity, ActivityRegistration } from '~/server/prisma-client/client';
import { checkInCode } from './check-in-code';

type Row = ActivityRegistration & {
  activity: Pick<Activity, 'slug' | 'joiningZh' | 'joiningEn' | 'cancelledAt'>;
};

/** A registration as its owner sees it. */
export async function toOwnRegistration(db: Database | Tx, row: Row): Promise<OwnRegistration> {
  const { activity, activityId, status, waitingPosition } = row;
  const ahead =
    status === 'WAITLISTED'
      ? await db.activityRegistration.count({
          where: { activityId, status: 'WAITLISTED', waitingPosition: { lt: waitingPosition } },
        })
      : null;
  const hasSeat = status === 'CONFIRMED' && !activity.cancelledAt;
  return {
    slug: activity.slug,
    status,
    place: ahead === null ? null : ahead + 1,
    joining: hasSeat ? { zh: activity.joiningZh, en: activity.joiningEn } : null,
    code: hasSeat ? checkInCode(row) : null,
    checkedInAt: row.checkedInAt,
  };
}

/** A registration by its id, as its owner sees it. */
export async function getOwnRegistration(tx: Tx, id: string): Promise<OwnRegistration> {
  const row = await tx.activityRegistration.findUniqueOrThrow({
    where: { id },
    include: { activity: true },
  });
  return toOwnRegistration(tx, row);
}
