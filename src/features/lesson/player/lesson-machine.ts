import type { Samples } from '~/audio/playable-clip';
import type { SpeechInputProblem } from '~/audio/speech-input-error';
import { type Judgement, toOutcome } from '~/domain/lesson-feedback';
import { type LessonQueue, nextInQueue, previousInQueue } from '~/domain/lesson-queue';
import type { Verdict } from '~/domain/speech/types';

export type RecordingRejection = Exclude<Verdict, 'pass' | 'retry'>;

/** Phase of the current item. */
export type Phase =
  | { name: 'ready' }
  /** Waiting for the microphone. */
  | { name: 'opening' }
  /** @property dead whether the microphone has had no signal so far
   *  @property unmetered whether its level cannot be measured, so that only the learner ends the recording */
  | { name: 'recording'; dead?: boolean; unmetered?: boolean }
  | { name: 'scoring' }
  | { name: 'judged'; judgement: Judgement }
  /** The recording is no attempt: no voice, too quiet, … */
  | { name: 'unheard'; rejection: RecordingRejection }
  /** Recording is not possible in this browser or with this microphone. */
  | { name: 'blocked'; problem: SpeechInputProblem }
  /** The scorer could not be loaded; the recording is stored for a retry. */
  | { name: 'unscored' };

export interface LessonState {
  /** Number of items in the lesson. */
  count: number;
  /** Index of the current item, 0 … count − 1, or `count` at the summary. */
  index: number;
  /** The chosen items that are practised; null while all are. */
  queue: LessonQueue | null;
  mode: 'SPEAK' | 'TYPE';
  /** Scope of "I can't speak now". */
  silence: 'none' | 'item' | 'lesson';
  /** Indexes of the deferred items. */
  deferred: readonly number[];
  /** Index at which to resume after a summary that came before the end, as the time was over; else null. */
  resumeAt: number | null;
  phase: Phase;
  /** Number of the current take; events of an earlier take are ignored. */
  take: number;
  /** The last judgement of each item in this session, by index. */
  judgements: Readonly<Record<number, Judgement>>;
  /** Judgements before the last one of each item, by index, oldest first. */
  earlier: Readonly<Record<number, readonly Judgement[]>>;
  /** The last recording of each item in this session, by index; it never leaves the device. */
  recordings: Readonly<Record<number, Samples>>;
  /** The last spoken attempt at each item in this session, by index. */
  spoken: Readonly<Record<number, SpokenAttempt>>;
  /** Utterances of each item that were almost a pass, since its last attempt, by index. */
  almost: Readonly<Record<number, number>>;
  /** Indexes of the items that the scorer could not tell twice: they go on, and come back tomorrow. */
  leftOpen: readonly number[];
}

/** A recording together with the judgement of that same recording. */
interface SpokenAttempt {
  judgement: Judgement;
  samples: Samples;
}

export type LessonEvent =
  | { type: 'speak' }
  | { type: 'opened'; take: number }
  | { type: 'deadLevel'; take: number; dead: boolean }
  | { type: 'unmetered'; take: number; unmetered: boolean }
  | { type: 'recorded'; take: number }
  | { type: 'decoded'; take: number; samples: Samples }
  | { type: 'scored'; take: number; judgement: Judgement }
  | { type: 'rejected'; take: number; rejection: RecordingRejection }
  | { type: 'failed'; take: number; problem: SpeechInputProblem }
  | { type: 'scorerFailed'; take: number }
  | { type: 'scoreAgain' }
  | { type: 'typed'; judgement: Judgement }
  | { type: 'retry' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; index: number }
  /** Repeats only these items, then shows the summary again. */
  | { type: 'repeat'; indexes: readonly number[] }
  /** Practises only these items, which are left of the unit, then shows the summary again. */
  | { type: 'practiseLeft'; indexes: readonly number[] }
  | { type: 'mode'; mode: LessonState['mode'] }
  /** Defers speaking of the item; with `whole` of all that follow, too. */
  | { type: 'defer'; whole: boolean }
  /** The time is over: shows the summary and stores where to resume. */
  | { type: 'stopHere' };

const READY: Phase = { name: 'ready' };

/** State of a lesson of `count` items, opened at `index`.
 *  @param deferred indexes of the items that were deferred before
 *  @param leftOpen indexes of the items that were left open before */
export function createLessonState(
  count: number,
  index = 0,
  deferred: readonly number[] = [],
  leftOpen: readonly number[] = [],
): LessonState {
  const startIndex = Math.min(Math.max(0, index), count - 1);
  return {
    count,
    index: startIndex,
    queue: null,
    mode: 'SPEAK',
    silence: 'none',
    deferred,
    resumeAt: null,
    phase: READY,
    take: 0,
    judgements: {},
    earlier: {},
    recordings: {},
    spoken: {},
    almost: {},
    leftOpen,
  };
}

/** Reducer of the lesson. Events that do not fit the state change nothing: a second click, or a score that
 *  arrives after the learner left the item. */
export function lessonReducer(state: LessonState, event: LessonEvent): LessonState {
  if ('take' in event && event.take !== state.take) return state;
  switch (event.type) {
    case 'speak':
      return canSpeak(state)
        ? { ...state, phase: { name: 'opening' }, take: state.take + 1 }
        : state;
    case 'opened':
      return transition(state, ['opening'], { name: 'recording' });
    case 'deadLevel':
      return whileRecording(state, { dead: event.dead });
    case 'unmetered':
      return whileRecording(state, { unmetered: event.unmetered });
    case 'recorded':
      return transition(state, ['opening', 'recording'], { name: 'scoring' });
    case 'decoded':
      return { ...state, recordings: { ...state.recordings, [state.index]: event.samples } };
    case 'scored':
      return state.phase.name === 'scoring' ? withJudgement(state, event.judgement) : state;
    case 'rejected':
      return transition(state, ['scoring'], { name: 'unheard', rejection: event.rejection });
    case 'failed':
      return transition(state, ['opening', 'recording', 'scoring'], {
        name: 'blocked',
        problem: event.problem,
      });
    case 'scorerFailed':
      return transition(state, ['scoring'], { name: 'unscored' });
    case 'scoreAgain':
      return state.phase.name === 'unscored'
        ? { ...state, phase: { name: 'scoring' }, take: state.take + 1 }
        : state;
    case 'typed':
      return state.mode === 'TYPE' ? withJudgement(state, event.judgement) : state;
    case 'retry':
      return { ...state, phase: READY, take: state.take + 1 };
    case 'next':
      return goOn(state);
    case 'back':
      return move(state, previousItem(state));
    case 'goTo':
      return { ...move(state, event.index), queue: null, resumeAt: null };
    case 'repeat':
      return startQueue(state, { kind: 'repeat', items: event.indexes });
    case 'practiseLeft':
      return { ...startQueue(state, { kind: 'left', items: event.indexes }), resumeAt: null };
    case 'mode':
      return { ...state, mode: event.mode, silence: 'none', phase: READY, take: state.take + 1 };
    case 'defer':
      return deferItem(state, event.whole);
    case 'stopHere':
      return stopHere(state);
  }
}

/** Whether a recording can start now. */
export function canSpeak({ mode, phase, index, count }: LessonState): boolean {
  return mode === 'SPEAK' && index < count && !isBusy(phase);
}

/** Whether a recording is being opened, made or scored. */
export function isBusy(phase: Phase): boolean {
  return ['opening', 'recording', 'scoring'].includes(phase.name);
}

function transition(state: LessonState, from: Phase['name'][], phase: Phase): LessonState {
  return from.includes(state.phase.name) ? { ...state, phase } : state;
}

function whileRecording(
  state: LessonState,
  heard: { dead: boolean } | { unmetered: boolean },
): LessonState {
  const { phase } = state;
  return phase.name === 'recording' ? { ...state, phase: { ...phase, ...heard } } : state;
}

/** Utterances of an item that are almost a pass, after which it is left open. */
const MAX_ALMOST = 2;

/** Shows a judgement and stores it with its item; one that is almost a pass is only counted, as it is no attempt. */
function withJudgement(state: LessonState, judgement: Judgement): LessonState {
  const phase: Phase = { name: 'judged', judgement };
  const { index, judgements, earlier, recordings, spoken } = state;
  if (toOutcome(judgement) === 'almost') {
    const count = (state.almost[index] ?? 0) + 1;
    const leftOpen = count < MAX_ALMOST ? state.leftOpen : withItem(state.leftOpen, index);
    return { ...state, phase, almost: { ...state.almost, [index]: count }, leftOpen };
  }
  const last = judgements[index];
  const samples = judgement.mode === 'SPEAK' && recordings[index];
  const withoutSpoken = (items: readonly number[]) =>
    judgement.mode === 'SPEAK' ? items.filter((item) => item !== index) : items;
  return {
    ...state,
    phase,
    judgements: { ...judgements, [index]: judgement },
    almost: { ...state.almost, [index]: 0 },
    leftOpen: withoutSpoken(state.leftOpen),
    deferred: withoutSpoken(state.deferred),
    earlier: last ? { ...earlier, [index]: [...(earlier[index] ?? []), last] } : earlier,
    spoken: samples ? { ...spoken, [index]: { judgement, samples } } : spoken,
  };
}

/** The index after the current item: of the next one in the queue, `count` at the end. */
const nextItem = ({ queue, index, count }: LessonState): number =>
  queue ? (nextInQueue(queue, index) ?? count) : index + 1;

/** The index before the current item, its own at the beginning. */
const previousItem = ({ queue, index }: LessonState): number =>
  queue ? (previousInQueue(queue, index) ?? index) : index - 1;

/** Whether no item follows the current one. */
export const isLastItem = (state: LessonState): boolean => nextItem(state) >= state.count;

/** Whether no item is before the current one. */
export const isFirstItem = (state: LessonState): boolean =>
  Math.max(0, previousItem(state)) === state.index;

function goOn(state: LessonState): LessonState {
  const moved = move(state, nextItem(state));
  return moved.index >= moved.count ? { ...moved, queue: null } : moved;
}

function startQueue(state: LessonState, queue: LessonQueue): LessonState {
  const [first] = queue.items;
  return first === undefined ? state : { ...move(state, first), queue };
}

/** Defers the item. Does not interrupt a running recording; what was typed already keeps its result. */
function deferItem(state: LessonState, whole: boolean): LessonState {
  if (isBusy(state.phase) || state.index >= state.count) return state;
  const isTyping = state.mode === 'TYPE';
  return {
    ...state,
    mode: 'TYPE',
    silence: whole ? 'lesson' : 'item',
    deferred: withItem(state.deferred, state.index),
    phase: isTyping ? state.phase : READY,
    take: state.take + 1,
  };
}

const withItem = (deferred: readonly number[], index: number) =>
  deferred.includes(index) ? deferred : [...deferred, index];

function stopHere(state: LessonState): LessonState {
  const next = nextItem(state);
  const resumeAt = next < state.count ? next : null;
  return { ...move(state, state.count), queue: null, resumeAt };
}

/** Goes to another item; a running take is abandoned. */
function move(state: LessonState, to: number): LessonState {
  const index = Math.min(Math.max(0, to), state.count);
  if (index === state.index) return state;
  const moved = { ...state, index, phase: READY, take: state.take + 1 };
  if (state.silence === 'item') return { ...moved, mode: 'SPEAK', silence: 'none' };
  const defers = state.silence === 'lesson' && index < state.count;
  return defers ? { ...moved, deferred: withItem(state.deferred, index) } : moved;
}
