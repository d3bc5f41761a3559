import type { Samples } from '~/audio/playable-clip';
import type { SpeechInputProblem } from '~/audio/speech-input-error';
import { type Judgement, toOutcome } from '~/domain/lesson-feedback';
import type { Verdict } from '~/domain/speech/types';

export type RecordingRejection = Exclude<Verdict, 'pass' | 'retry'>;

/** Where the learner is with the item in front of them. */
export type Phase =
  | { name: 'ready' }
  /** Waiting for the microphone. */
  | { name: 'opening' }
  /** `dead`: the microphone has given nothing but zeros so far. */
  | { name: 'recording'; dead?: boolean }
  | { name: 'scoring' }
  | { name: 'judged'; judgement: Judgement }
  /** The recording is no attempt: nothing heard, too quiet, … */
  | { name: 'unheard'; rejection: RecordingRejection }
  /** The microphone or the browser does not give a recording. */
  | { name: 'blocked'; problem: SpeechInputProblem }
  /** The scorer could not be loaded; the recording waits for another try. */
  | { name: 'unscored' };

export interface LessonState {
  /** Items in the lesson. */
  count: number;
  /** 0 … count − 1, or `count` at the summary. */
  index: number;
  /** Items still to come while some are being repeated; null on the way through the unit. */
  queue: readonly number[] | null;
  mode: 'SPEAK' | 'TYPE';
  /** How far "I can't speak now" reaches. */
  silence: 'none' | 'item' | 'lesson';
  /** Indexes of items that wait to be spoken. */
  later: readonly number[];
  /** Where to go on after a summary that came before the end, when the time was over; else null. */
  resumeAt: number | null;
  phase: Phase;
  /** Counts sayings; answers of an earlier one are late and do not count. */
  take: number;
  /** The last judgement of each item in this sitting, by index. */
  judgements: Readonly<Record<number, Judgement>>;
  /** What was judged before the last judgement of each item, oldest first. */
  earlier: Readonly<Record<number, readonly Judgement[]>>;
  /** The last recording of each item in this sitting, by index; it never leaves the device. */
  recordings: Readonly<Record<number, Samples>>;
}

export type LessonEvent =
  | { type: 'speak' }
  | { type: 'opened'; take: number }
  | { type: 'deadLevel'; take: number; dead: boolean }
  | { type: 'recorded'; take: number }
  | { type: 'decoded'; take: number; samples: Samples }
  | { type: 'scored'; take: number; judgement: Judgement }
  | { type: 'refused'; take: number; rejection: RecordingRejection }
  | { type: 'failed'; take: number; problem: SpeechInputProblem }
  | { type: 'scorerFailed'; take: number }
  | { type: 'scoreAgain' }
  | { type: 'typed'; judgement: Judgement }
  | { type: 'retry' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; index: number }
  /** Only these items once more, then the summary again. */
  | { type: 'repeat'; indexes: readonly number[] }
  | { type: 'mode'; mode: LessonState['mode'] }
  /** The item waits until it can be spoken; with `whole` all that follow do, too. */
  | { type: 'putOff'; whole: boolean }
  /** The time is over: to the summary, and back here another time. */
  | { type: 'stopHere' };

const READY: Phase = { name: 'ready' };

/** A lesson of `count` items, opened at `index`.
 *  @param later items that wait to be spoken from before */
export function createLessonState(
  count: number,
  index = 0,
  later: readonly number[] = [],
): LessonState {
  const at = Math.min(Math.max(0, index), count - 1);
  return {
    count,
    index: at,
    queue: null,
    mode: 'SPEAK',
    silence: 'none',
    later,
    resumeAt: null,
    phase: READY,
    take: 0,
    judgements: {},
    earlier: {},
    recordings: {},
  };
}

/** The lesson's only way from one state to the next. Events that do not fit the state change nothing:
 *  a second press, an answer that comes after the learner went on. */
export function lessonReducer(state: LessonState, event: LessonEvent): LessonState {
  if ('take' in event && event.take !== state.take) return state;
  switch (event.type) {
    case 'speak':
      return canSpeak(state)
        ? { ...state, phase: { name: 'opening' }, take: state.take + 1 }
        : state;
    case 'opened':
      return follow(state, ['opening'], { name: 'recording' });
    case 'deadLevel':
      return follow(state, ['recording'], { name: 'recording', dead: event.dead });
    case 'recorded':
      return follow(state, ['opening', 'recording'], { name: 'scoring' });
    case 'decoded':
      return { ...state, recordings: { ...state.recordings, [state.index]: event.samples } };
    case 'scored':
      return state.phase.name === 'scoring' ? judged(state, event.judgement) : state;
    case 'refused':
      return follow(state, ['scoring'], { name: 'unheard', rejection: event.rejection });
    case 'failed':
      return follow(state, ['opening', 'recording', 'scoring'], {
        name: 'blocked',
        problem: event.problem,
      });
    case 'scorerFailed':
      return follow(state, ['scoring'], { name: 'unscored' });
    case 'scoreAgain':
      return state.phase.name === 'unscored'
        ? { ...state, phase: { name: 'scoring' }, take: state.take + 1 }
        : state;
    case 'typed':
      return state.mode === 'TYPE' ? judged(state, event.judgement) : state;
    case 'retry':
      return { ...state, phase: READY, take: state.take + 1 };
    case 'next':
      return state.queue ? nextInQueue(state, state.queue) : move(state, state.index + 1);
    case 'back':
      return state.queue ? state : move(state, state.index - 1);
    case 'goTo':
      return { ...move(state, event.index), queue: null, resumeAt: null };
    case 'repeat':
      return event.indexes.length > 0 ? nextInQueue(state, event.indexes) : state;
    case 'mode':
      return { ...state, mode: event.mode, silence: 'none', phase: READY, take: state.take + 1 };
    case 'putOff':
      return deferItem(state, event.whole);
    case 'stopHere':
      return stopHere(state);
  }
}

/** Whether a saying may begin now. */
export function canSpeak({ mode, phase, index, count }: LessonState): boolean {
  return mode === 'SPEAK' && index < count && !isBusy(phase);
}

/** Whether a saying is under way. */
export function isBusy(phase: Phase): boolean {
  return ['opening', 'recording', 'scoring'].includes(phase.name);
}

function follow(state: LessonState, from: Phase['name'][], phase: Phase): LessonState {
  return from.includes(state.phase.name) ? { ...state, phase } : state;
}

/** What could not be judged for sure is shown, and is no attempt. */
function judged(state: LessonState, judgement: Judgement): LessonState {
  const phase: Phase = { name: 'judged', judgement };
  if (toOutcome(judgement) === 'unsure') return { ...state, phase };
  const { index, judgements, earlier } = state;
  const last = judgements[index];
  return {
    ...state,
    phase,
    judgements: { ...judgements, [index]: judgement },
    later: judgement.mode === 'SPEAK' ? state.later.filter((one) => one !== index) : state.later,
    earlier: last ? { ...earlier, [index]: [...(earlier[index] ?? []), last] } : earlier,
  };
}

function nextInQueue(state: LessonState, [first, ...queue]: readonly number[]): LessonState {
  if (first === undefined) return { ...move(state, state.count), queue: null };
  return { ...move(state, first), queue };
}

/** Nothing is cut off that is being said. */
function deferItem(state: LessonState, whole: boolean): LessonState {
  if (isBusy(state.phase) || state.index >= state.count) return state;
  return {
    ...state,
    mode: 'TYPE',
    silence: whole ? 'lesson' : 'item',
    later: withItem(state.later, state.index),
    phase: READY,
    take: state.take + 1,
  };
}

const withItem = (later: readonly number[], index: number) =>
  later.includes(index) ? later : [...later, index];

function stopHere(state: LessonState): LessonState {
  const next = state.index + 1;
  return { ...move(state, state.count), resumeAt: next < state.count ? next : null };
}

/** Going to another item ends whatever was under way. */
function move(state: LessonState, to: number): LessonState {
  const index = Math.min(Math.max(0, to), state.count);
  if (index === state.index) return state;
  const moved = { ...state, index, phase: READY, take: state.take + 1 };
  if (state.silence === 'item') return { ...moved, mode: 'SPEAK', silence: 'none' };
  const silent = state.silence === 'lesson' && index < state.count;
  return silent ? { ...moved, later: withItem(state.later, index) } : moved;
}
