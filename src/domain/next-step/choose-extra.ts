import { type Day, daysBetween } from '../day';
import type { UnitLevel } from '../recommendations';
import { EXTRA_KINDS, type ExtraKind, lastExtraDay, type PlannableExtra } from './extra';
import { levelDistance, START_LEVEL } from './start-unit';
import type { ExtraReason, ExtraStep } from './step';

/** Days until an extra that was finished may come again: a scene sooner, because each round hides more of it. */
const DAYS_APART: Readonly<Record<ExtraKind, number>> = { SCENE: 14, VOICE: 21, VIDEO: 21 };
/** Days for which a recording that was left in the middle is offered before all others. */
const FRESH_DAYS = 7;

interface Options {
  today: Day;
  level: UnitLevel | null;
  isMember: boolean;
  /** Minutes that it may take. */
  minutes: number;
  /** Number of offers since the last extra that the learner has passed over; each moves on to another kind. */
  passedOver: number;
}

/** The extra of a day: of the kind that was practised the longest ago, and of the learner's level or the next one. A scene
 *  of the level comes again, in its next round, before a scene of another level; a recording only when every other
 *  one is finished. Null when there is none that fits. */
export function chooseExtra(extras: readonly PlannableExtra[], options: Options): ExtraStep | null {
  const offers = EXTRA_KINDS.flatMap((kind) => {
    const ofKind = extras.filter((extra) => extra.kind === kind);
    const best = bestOf(ofKind, options);
    return best ? [{ best, last: lastExtraDay(ofKind) ?? '' }] : [];
  }).sort((a, b) => a.last.localeCompare(b.last));
  const offer = offers[options.passedOver % Math.max(1, offers.length)];
  return offer ? toStep(offer.best, options.today) : null;
}

function bestOf(extras: readonly PlannableExtra[], options: Options): PlannableExtra | undefined {
  const { today, level, isMember, minutes } = options;
  const distance = (extra: PlannableExtra) => levelDistance(extra.level, level ?? START_LEVEL);
  const ranks = (extra: PlannableExtra): number[] => {
    const again = Number(extra.isFinished);
    const byLevel = [distance(extra), again];
    const order = extra.kind === 'SCENE' ? byLevel : byLevel.toReversed();
    return [Number(!isHalfPlayed(extra, today)), ...order];
  };
  const [best] = extras
    .filter(
      (extra) =>
        (isMember || extra.access === 'FREE') &&
        extra.minutes <= minutes &&
        distance(extra) <= 1 &&
        canCome(extra, today),
    )
    .sort((a, b) => compareNumbers(ranks(a), ranks(b)) || compareDays(a, b));
  return best;
}

/** Whether an extra that was finished is long enough ago. */
function canCome({ kind, practisedOn, isFinished }: PlannableExtra, today: Day): boolean {
  if (!isFinished || practisedOn === null) return true;
  return daysBetween(practisedOn, today) >= DAYS_APART[kind];
}

/** Whether a recording was left in the middle not long ago. */
function isHalfPlayed({ kind, practisedOn, isFinished }: PlannableExtra, today: Day): boolean {
  if (kind === 'SCENE' || isFinished || practisedOn === null) return false;
  return daysBetween(practisedOn, today) <= FRESH_DAYS;
}

function toStep(extra: PlannableExtra, today: Day): ExtraStep {
  const { kind, slug, level, minutes } = extra;
  return { kind, id: slug, level, minutes, why: explain(extra, today) };
}

function explain(extra: PlannableExtra, today: Day): ExtraReason {
  const { kind, round, practisedOn, isFinished } = extra;
  if (kind === 'SCENE')
    return round === null || round === 'shown' ? { key: 'scene' } : { key: 'sceneAgain', round };
  if (isHalfPlayed(extra, today)) return { key: 'halfPlayed' };
  if (isFinished && practisedOn !== null)
    return { key: 'playedAgo', days: daysBetween(practisedOn, today) };
  return { key: kind === 'VOICE' ? 'voice' : 'video' };
}

/** Compares by the first number that differs. */
const compareNumbers = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, index) => one - b[index]!).find((difference) => difference !== 0) ?? 0;

const compareDays = (a: PlannableExtra, b: PlannableExtra): number =>
  (a.practisedOn ?? '').localeCompare(b.practisedOn ?? '');
