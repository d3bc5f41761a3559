import type { Day } from '../day';
import type { UnitLevel } from '../recommendations';
import type { Access } from '../unit-kinds';

/** Why a step is the next one: the key of a text, and its values. */
export type StepReason =
  /** Cards that would be forgotten next. */
  | { key: 'due' }
  /** The first cards after a break: a few, whatever has gathered. */
  | { key: 'fewCards' }
  /** A unit that was begun, with so many items left. */
  | { key: 'begun'; left: number }
  /** Every item of the unit finished yesterday passed. */
  | { key: 'allPassed'; count: number }
  /** The learner's level. */
  | { key: 'levelFits'; level: UnitLevel }
  /** The nearest level of which something is left. */
  | { key: 'nearLevel'; level: UnitLevel }
  /** The level is unknown. */
  | { key: 'newest' }
  /** A finished unit, of which so many items never passed. */
  | { key: 'notPassed'; count: number }
  /** A finished unit that was practised so many days ago. */
  | { key: 'longAgo'; days: number }
  /** No unit is left that the learner may open. */
  | { key: 'browse' };

interface TimedStep {
  /** Estimated time, whole minutes from 1. */
  minutes: number;
  why: StepReason;
}

/** The review of some due cards. */
export interface ReviewStep extends TimedStep {
  kind: 'REVIEW';
  /** Number of cards. */
  cards: number;
}

/** Practice of a unit: the rest of one that was begun, a new one, or one that was finished earlier. */
export interface UnitStep extends TimedStep {
  kind: 'CONTINUE' | 'UNIT' | 'REPEAT';
  slug: string;
  level: UnitLevel;
  /** Number of items, 1–20: fewer than are left on a short day. */
  items: number;
}

/** A look at all courses, when nothing else is left. */
export interface BrowseStep extends TimedStep {
  kind: 'BROWSE';
}

/** Something that a learner can do now, and why. */
export type Step = ReviewStep | UnitStep | BrowseStep;

/** A unit with what the learner has done of it. */
export interface PlannableUnit {
  slug: string;
  level: UnitLevel;
  access: Access;
  publishedOn: Day;
  /** Items with at least one attempt, 0–20. */
  tried: number;
  /** Items with an attempt that passed; null where only attempts are counted. */
  passed: number | null;
  /** Day of the last practice; null before it. */
  practisedOn: Day | null;
  /** Day on which every item had been tried; null before it. */
  finishedOn: Day | null;
}
