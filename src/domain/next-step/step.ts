import type { Day } from '../day';
import type { UnitLevel } from '../recommendations';
import type { Round } from '../scene/scene-session';
import type { Access } from '../unit-kinds';
import type { ExtraKind } from './extra';

/** Why a review is next. */
type ReviewReason =
  /** Cards that would be forgotten next. */
  | { key: 'due' }
  /** The same, `words` of them words that the learner has saved. */
  | { key: 'dueWords'; words: number }
  /** The first cards after a break: only a few, for any backlog. */
  | { key: 'fewCards' };

/** Why a unit is next. */
export type UnitReason =
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
  | { key: 'longAgo'; days: number };

/** Why an extra is next. */
export type ExtraReason =
  /** A scene that the learner has not been in. */
  | { key: 'scene' }
  /** A scene once more, with less of the replies to see. */
  | { key: 'sceneAgain'; round: Exclude<Round, 'shown'> }
  /** A voice lesson, a video that the learner has not played. */
  | { key: 'voice' }
  | { key: 'video' }
  /** A recording that the learner left in the middle a few days ago. */
  | { key: 'halfPlayed' }
  /** A recording that the learner played to its end `days` days ago. */
  | { key: 'playedAgo'; days: number };

interface TimedStep<Why> {
  /** Estimated time, whole minutes from 1. */
  minutes: number;
  /** Reason why the step is the next one: the key of a text, and its values. */
  why: Why;
}

/** The review of some due cards. */
export interface ReviewStep extends TimedStep<ReviewReason> {
  kind: 'REVIEW';
  /** Number of cards. */
  cards: number;
}

/** Practice of a unit: the rest of one that was begun, a new one, or one that was finished earlier. */
export interface UnitStep extends TimedStep<UnitReason> {
  kind: 'CONTINUE' | 'UNIT' | 'REPEAT';
  slug: string;
  level: UnitLevel;
  /** Number of items, 1–20: fewer than are left on a short day. */
  items: number;
}

/** A visit to all courses, if the learner has no accessible unit left. */
export interface BrowseStep extends TimedStep<{ key: 'browse' }> {
  kind: 'BROWSE';
}

/** A round of listening to pairs of words that differ in one sound. */
export interface ListenStep extends TimedStep<{ key: 'listen' }> {
  kind: 'LISTEN';
}

/** New sentences of earlier units, asked by their Chinese. */
export interface RenderStep extends TimedStep<{ key: 'fromChinese' }> {
  kind: 'RENDER';
  /** Number of sentences that have not begun. */
  sentences: number;
  /** Number of sentences of the day with them, those that have begun included. */
  ofDay: number;
}

/** An extra: a scene, a voice lesson or a video. */
export interface ExtraStep extends TimedStep<ExtraReason> {
  kind: ExtraKind;
  /** Its id in the address of its page. */
  id: string;
  level: UnitLevel;
}

/** A task that a learner can do now, and its reason. */
export type Step = ReviewStep | RenderStep | UnitStep | ExtraStep | ListenStep | BrowseStep;

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
