import 'server-only';
import type { OwnRegistration } from '~/schemas/activity';
import type { Database, Tx } from '~/server/db';
import type { Activity, ActivityRegistration } from '~/server/prisma-client/client';

type Row = ActivityRegistration & {
  activity: Pick<Activity, 'slug' | 'joiningZh' | 'joiningEn'>;
};

/** A registration as its owner sees it. */
export async function ownRegistration(db: Database | Tx, row: Row): Promise<OwnRegistration> {
  const { activity, activityId, status, turn } = row;
  const before =
    status === 'WAITING'
      ? await db.activityRegistration.count({
          where: { activityId, status: 'WAITING', turn: { lt: turn } },
        })
      : null;
  return {
    slug: activity.slug,
    status,
    place: before === null ? null : before + 1,
    joining: status === 'SEATED' ? { zh: activity.joiningZh, en: activity.joiningEn } : null,
    checkedInAt: row.checkedInAt,
  };
}

/** The same, read anew. */
export async function readOwnRegistration(tx: Tx, id: string): Promise<OwnRegistration> {
  const row = await tx.activityRegistration.findUniqueOrThrow({
    where: { id },
    include: { activity: true },
  });
  return ownRegistration(tx, row);
}
