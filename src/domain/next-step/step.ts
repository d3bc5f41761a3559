import type { Day } from '../day';
import type { UnitLevel } from '../recommendations';
import type { Access } from '../unit-kinds';

/** Reason why a step is the next one: the key of a text, and its values. */
export type StepReason =
  /** Cards that would be forgotten next. */
  | { key: 'due' }
  /** The first cards after a break: only a few, for any backlog. */
  | { key: 'fewCards' }
  /** A unit that was begun, with `left` remaining items. */
  | { key: 'begun'; left: number }
  /** Every item of the unit finished yesterday passed. */
  | { key: 'allPassed'; count: number }
  /** The learner's level. */
  | { key: 'levelFits'; level: UnitLevel }
  /** The nearest level with remaining units. */
  | { key: 'nearLevel'; level: UnitLevel }
  /** The level is unknown: a unit of the level to start at, or of the nearest one. */
  | { key: 'toStart' }
  /** A finished unit with `count` items that never passed. */
  | { key: 'notPassed'; count: number }
  /** A finished unit that was last practised `days` days ago. */
  | { key: 'longAgo'; days: number }
  /** Pairs of words that differ in one sound. */
  | { key: 'listen' }
  /** Sentences of an earlier day, in the other direction. */
  | { key: 'fromChinese' }
  /** The learner has no accessible unit left. */
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

/** A visit to all courses, if nothing else is left. */
export interface BrowseStep extends TimedStep {
  kind: 'BROWSE';
}

/** A round of listening to pairs of words. */
export interface ListenStep extends TimedStep {
  kind: 'LISTEN';
}

/** New sentences of earlier units, asked by their Chinese. */
export interface RenderStep extends TimedStep {
  kind: 'RENDER';
  /** Number of sentences that have not begun. */
  sentences: number;
  /** Number of sentences of the day with them, those that have begun included. */
  ofDay: number;
}

/** A task that a learner can do now, and its reason. */
export type Step = ReviewStep | RenderStep | UnitStep | ListenStep | BrowseStep;

/** A unit with the learner's progress in it. */
export interface PlannableUnit {
  slug: string;
  level: UnitLevel;
  access: Access;
  publishedOn: Day;
  /** Items with at least one attempt, 0–20. */
  tried: number;
  /** Items with an attempt that passed; null if only attempts are counted. */
  passed: number | null;
  /** Day of the last practice; null before it. */
  practisedOn: Day | null;
  /** Day on which every item had been tried; null before it. */
  finishedOn: Day | null;
}
