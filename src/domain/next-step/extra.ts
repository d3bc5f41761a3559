import type { Day } from '../day';
import type { UnitLevel } from '../recommendations';
import type { Round } from '../scene/scene-session';
import type { Access } from '../unit-kinds';

/** Kinds of extras, in the order in which they come for the first time. */
export const EXTRA_KINDS = ['SCENE', 'VOICE', 'VIDEO'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** An extra that a plan may choose: a scene, a voice lesson or a video, with the learner's progress in it. */
export interface PlannableExtra {
  kind: ExtraKind;
  slug: string;
  level: UnitLevel;
  access: Access;
  /** Estimated minutes, whole, from 1. */
  minutes: number;
  /** Day of the last practice; null before it. */
  practisedOn: Day | null;
  /** Whether a scene has been brought to an ending, or nearly all of a recording was played, on any day. */
  isFinished: boolean;
  /** The round of a scene with which it begins next; null for a recording. */
  round: Round | null;
}

/** Whether an extra was made on a day. */
export const isMadeOn = ({ practisedOn, isFinished }: PlannableExtra, day: Day): boolean =>
  isFinished && practisedOn === day;

/** The latest day on which one of some extras was practised; null when none was. */
export function lastExtraDay(extras: readonly PlannableExtra[]): Day | null {
  return extras.reduce<Day | null>(
    (last, { practisedOn }) => ((practisedOn ?? '') > (last ?? '') ? practisedOn : last),
    null,
  );
}
