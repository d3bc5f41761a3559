import {
  chooseFeedback,
  type JudgedWord,
  type Judgement,
  stripPunctuation,
  toDisplayState,
  type WordDisplayState,
} from './lesson-feedback';
import { type Fluency, measureFluency } from './speech/fluency';
import { isFunctionWord } from './speech/function-words';

/** Praise for an utterance. Each kind states only measured facts: the clarity of the words, their times, and
 *  the pauses between them. No single sound is praised, because its correctness is uncertain. */
export type Praise =
  /** Words that were clearer than in the last utterance of the same item. */
  | { kind: 'better'; words: string[] }
  /** The utterance as a whole was clearer than the last one. */
  | { kind: 'betterAll' }
  /** The sentence took so much less time than the last time. */
  | { kind: 'faster'; seconds: number }
  /** Numbers of pauses. */
  | { kind: 'fewerPauses'; before: number; now: number }
  /** No pause between any two words. */
  | { kind: 'flowing' }
  /** About as many words per minute as the model. */
  | { kind: 'pace' }
  /** Every word was clear. */
  | { kind: 'allClear' }
  /** The longest of the clear words. */
  | { kind: 'word'; word: string };

interface ModelCue {
  startMs: number;
  endMs: number;
}

/** Minimum gain in points that is not random. */
const MIN_IMPROVEMENT = 8;
const MIN_LONG_WORD_LENGTH = 5;
/** Score of a word from which it is praised. */
const MIN_GOOD_SCORE = 85;
/** Minimum gain in time, seconds. */
const MIN_FASTER_SECONDS = 0.3;
/** Minimum number of words for meaningful pace and pauses. */
const MIN_WORDS = 5;
/** Pace relative to the model's that counts as the same. */
const SAME_PACE = { least: 0.85, most: 1.15 };
/** Pace relative to the model's above which speaking faster is not praised. */
const FAST_PACE = 1.35;

const DISPLAY_STATE_RANK: Readonly<Record<WordDisplayState, number>> = {
  missing: 0,
  again: 1,
  unsure: 2,
  nearly: 3,
  said: 4,
};

/** Chooses the praise for an utterance: its improvement since the previous utterance of the item in this lesson; or,
 *  if it passed without one, the applicable praise that was given least recently, so that praise varies. Null if
 *  nothing applies, or only the praise that was given just before.
 *  @param before the previous judgement of the item
 *  @param model times of the words in the model's recording
 *  @param recent kinds of the praise in this lesson, in order; null for an utterance without praise */
export function choosePraise(
  judgement: Judgement,
  before: Judgement | null,
  model: readonly ModelCue[] = [],
  recent: readonly (Praise['kind'] | null)[] = [],
): Praise | null {
  if (judgement.mode === 'TYPE' || judgement.otherText) return null;
  const earlier = before?.mode === 'SPEAK' && !before.otherText ? before : null;
  const better = earlier && betterThan(earlier, judgement);
  if (better || !judgement.passed) return better;
  const candidates = [
    ...(earlier?.passed ? fluencyGains(earlier, judgement, model) : []),
    ...fluencyPraise(judgement, model),
    ...wordPraise(judgement),
  ];
  const age = ({ kind }: Praise) => recent.lastIndexOf(kind);
  const [chosen] = candidates.toSorted((a, b) => age(a) - age(b));
  return chosen && chosen.kind !== recent.at(-1) ? chosen : null;
}

function betterThan(before: Judgement, now: Judgement): Praise | null {
  const clearer = now.words.filter((word, index) => {
    const wordBefore = before.words[index];
    if (!wordBefore) return false;
    const [oldState, newState] = [toDisplayState(wordBefore), toDisplayState(word)];
    return (
      DISPLAY_STATE_RANK[newState] > DISPLAY_STATE_RANK[oldState] &&
      DISPLAY_STATE_RANK[newState] >= DISPLAY_STATE_RANK.nearly &&
      oldState !== 'unsure'
    );
  });
  const content = clearer.filter((word) => !isFunctionWord(stripPunctuation(word).toLowerCase()));
  const words = (content.length > 0 ? content : clearer).map(stripPunctuation);
  if (words.length > 0 && now.words.length > 1) return { kind: 'better', words };
  return meanScore(now) >= meanScore(before) + MIN_IMPROVEMENT ? { kind: 'betterAll' } : null;
}

/** Mean of the words' scores, because two failed attempts may have the same points. */
const meanScore = ({ words }: Judgement): number =>
  words.reduce((sum, { score }) => sum + score, 0) / words.length;

/** Fluency of a sentence that was read to its end; null for short ones. */
function finishedFluency({ words }: Judgement): Fluency | null {
  if (words.length < MIN_WORDS) return null;
  const timed = words.map(({ span, ...word }) => ({ ...word, start: 0, end: 0, ...span }));
  const fluency = measureFluency({ words: timed });
  return fluency?.brokenOffAfter === null ? fluency : null;
}

function fluencyGains(before: Judgement, now: Judgement, model: readonly ModelCue[]): Praise[] {
  const [old, current] = [finishedFluency(before), finishedFluency(now)];
  if (!old || !current) return [];
  const seconds = Math.round((old.spokenMs - current.spokenMs) / 100) / 10;
  const relative = relativePace(current, model);
  const isFaster = seconds >= MIN_FASTER_SECONDS && relative !== null && relative <= FAST_PACE;
  const [pausesBefore, pauses] = [old.pauses.length, current.pauses.length];
  return [
    ...(pauses < pausesBefore
      ? [{ kind: 'fewerPauses', before: pausesBefore, now: pauses } as const]
      : []),
    ...(isFaster ? [{ kind: 'faster', seconds } as const] : []),
  ];
}

function fluencyPraise(judgement: Judgement, model: readonly ModelCue[]): Praise[] {
  const fluency = finishedFluency(judgement);
  if (!fluency) return [];
  const relative = relativePace(fluency, model);
  const isSamePace = relative !== null && relative >= SAME_PACE.least && relative <= SAME_PACE.most;
  return [
    ...(fluency.pauses.length === 0 ? [{ kind: 'flowing' } as const] : []),
    ...(isSamePace ? [{ kind: 'pace' } as const] : []),
  ];
}

/** Words a minute relative to the model's; null if its times are unknown. */
function relativePace({ wordsPerMinute }: Fluency, model: readonly ModelCue[]): number | null {
  const [first, last] = [model[0], model.at(-1)];
  if (!first || !last || last.endMs <= first.startMs) return null;
  return wordsPerMinute / ((60_000 * model.length) / (last.endMs - first.startMs));
}

function wordPraise(judgement: Judgement): Praise[] {
  const { words } = judgement;
  const said = words.filter(isPraised);
  const longest = said.toSorted((a, b) => b.phones.length - a.phones.length)[0];
  const isLong = longest && (words.length === 1 || longest.phones.length >= MIN_LONG_WORD_LENGTH);
  return [
    ...(isEveryWordClear(judgement) && words.length > 1 ? [{ kind: 'allClear' } as const] : []),
    ...(isLong ? [{ kind: 'word', word: stripPunctuation(longest) } as const] : []),
  ];
}

/** Whether a word may be praised: it was clear, none of its sounds is reported as another, and its ending is
 *  certain. */
const isPraised = (word: JudgedWord): boolean =>
  toDisplayState(word) === 'said' &&
  word.score >= MIN_GOOD_SCORE &&
  !word.openEnding &&
  word.phones.every(({ heard }) => heard === null);

const isEveryWordClear = (judgement: Judgement): boolean =>
  chooseFeedback(judgement).kind === 'clear' &&
  judgement.words.every((word) => toDisplayState(word) === 'said' && !word.openEnding);
