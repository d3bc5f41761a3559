import 'server-only';
import { type Day, taipeiDay } from '~/domain/day';
import { type Grant, membershipAt } from '~/domain/membership';
import type { LearningState } from '~/domain/next-step/learning-state';
import { recommendedLevel } from '~/domain/recommendations';
import { MAX_NEW_RENDERINGS } from '~/domain/rendering/rendering';
import type { SceneOnDevice } from '~/schemas/next-step';
import type { ServiceContext } from '~/server/context';
import { runStatement } from '~/server/db';
import { getLedgers } from '../membership/get-ledger';
import { getMembershipExpiry } from '../membership/queries';
import { DEFAULT_SETTINGS } from '../spaced-repetition/learner-settings';
import {
  dayParameters,
  type NamedUnit,
  type NextStepRow,
  nextStepInputs,
  nextStepInputsOfMany,
} from './next-step-inputs';
import { type NamedExtra, toExtra } from './recordings';
import { sceneExtras } from './scene-extras';

/** The state of a day whose units have headlines, and its extras titles. */
export interface NamedState extends LearningState {
  units: readonly NamedUnit[];
  extras: readonly NamedExtra[];
}

/** The state of a user's day, in two statements: the ledger, and everything else. The stated level takes
 *  precedence over the one that the results suggest.
 *  @param input.scenes those that were brought to an ending on the device */
export async function getLearnerState({
  ctx,
  input: { userId: user, scenes },
}: {
  ctx: ServiceContext;
  input: { userId: string; scenes: readonly SceneOnDevice[] };
}): Promise<NamedState> {
  const today = taipeiDay(ctx.now());
  const [[row], memberUntil] = await Promise.all([
    runStatement(ctx.db, nextStepInputs, { user, ...dayParameters(today) }),
    getMembershipExpiry(ctx.db, user, ctx.now()),
  ]);
  if (!row) throw new Error('The inputs of a plan are exactly one row.');
  return toState(row, { today, isMember: memberUntil !== null, scenes });
}

/** The states of many users' days, in the same two statements for all of them.
 *  @param input the users' ids; unknown ones have a state, too */
export async function getLearnerStates({
  ctx,
  input: users,
}: {
  ctx: ServiceContext;
  input: string[];
}): Promise<Map<string, NamedState>> {
  const now = ctx.now();
  const today = taipeiDay(now);
  const [rows, ledgers] = await Promise.all([
    runStatement(ctx.db, nextStepInputsOfMany, { users, ...dayParameters(today) }),
    getLedgers(ctx.db, users),
  ]);
  const isMember = (ledger: Grant[] = []) => membershipAt(ledger, now).expiresAt !== null;
  return new Map(
    rows.map(({ userId, ...row }) => [
      userId,
      toState(row, { today, isMember: isMember(ledgers.get(userId)), scenes: [] }),
    ]),
  );
}

function toState(
  row: NextStepRow,
  { today, isMember, scenes }: { today: Day; isMember: boolean; scenes: readonly SceneOnDevice[] },
): NamedState {
  const { share, reviewed, practisedOn, practiceDays, units, ofSavedWords } = row;
  const due = Math.min(row.due, Math.max(0, share - row.counted));
  return {
    today,
    level: row.statedLevel ?? recommendedLevel(row.levels),
    goalDays:
      row.goalKind === 'DAYS' && row.goalAmount !== null
        ? row.goalAmount
        : DEFAULT_SETTINGS.goal.amount,
    ...(row.minutes !== null && { minutes: row.minutes }),
    isMember,
    units,
    extras: [...sceneExtras(scenes), ...row.recordings.map(toExtra)],
    practisedOn,
    practiceDays,
    cards: {
      due,
      beyond: row.due - due,
      ofSavedWords,
      tomorrow: row.dueTomorrow,
      share,
      reviewed,
    },
    lesson: {
      items: Math.max(0, row.practised - reviewed),
      spentMs: row.spentMs,
      finished: row.finished,
    },
    renderings: {
      open: Math.max(0, Math.min(row.renderable, MAX_NEW_RENDERINGS - row.newRenderings)),
      begun: row.newRenderings,
      tomorrow: row.renderableTomorrow,
    },
    listening: row.leavesListeningOut ? 'LEFT_OUT' : row.hasListened ? 'DONE' : 'OPEN',
  };
}
