import 'server-only';
import type { LearnerSettings } from '~/schemas/learner-settings';
import { requireUser, type ServiceContext } from '~/server/context';
import type { Database, Tx } from '~/server/db';

/** The settings of a user who has changed none. */
export const DEFAULT_SETTINGS: LearnerSettings = {
  leniency: 'STANDARD',
  keyMap: {},
  goal: { kind: 'DAYS', amount: 4 },
  dailyReviews: 40,
  level: null,
  minutes: null,
  reminderHour: null,
  listening: true,
  asked: [],
};

/** A user's learner settings; the defaults until they are changed. */
export async function getUserSettings(db: Database | Tx, userId: string): Promise<LearnerSettings> {
  const row = await db.learnerSettings.findUnique({ where: { userId } });
  if (!row) return DEFAULT_SETTINGS;
  return {
    leniency: row.leniency,
    keyMap: row.keyMap as LearnerSettings['keyMap'],
    goal: { kind: row.goalKind, amount: row.goalAmount },
    dailyReviews: row.dailyReviews,
    level: row.level as LearnerSettings['level'],
    minutes: row.minutes,
    reminderHour: row.remindersStoppedAt ? null : row.reminderHour,
    listening: row.listening,
    asked: row.asked,
  };
}

/** The actor's own settings.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getLearnerSettings({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<LearnerSettings> {
  return getUserSettings(ctx.db, requireUser(ctx));
}
