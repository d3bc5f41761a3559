import { type Judgement, stripPunctuation, toOutcome } from './lesson-feedback';
import { isPraisedWord } from './praised-word';
import { type Fluency, measureFluency } from './speech/fluency';
import { isFunctionWord } from './speech/function-words';
import { toWordMark } from './speech/word-mark';

/** Praise for an utterance. Each kind states what was measured against an alternative (`PRAISE_EVIDENCE`). No single
 *  sound is praised, because its correctness is uncertain. */
export type Praise =
  /** Words that were heard as another in the last utterance of the same item, and are clear now. */
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
  /** The longest of the clear words that no other word came near. */
  | { kind: 'word'; word: string };

interface ModelCue {
  startMs: number;
  endMs: number;
}

/** Minimum gain in points that is not random. */
const MIN_IMPROVEMENT = 8;
const MIN_LONG_WORD_LENGTH = 5;
/** Minimum gain in time, seconds. */
const MIN_FASTER_SECONDS = 0.3;
/** Minimum number of words for meaningful pace and pauses. */
const MIN_WORDS = 5;
/** Pace relative to the model's that counts as the same. */
const SAME_PACE = { least: 0.85, most: 1.15 };
/** Pace relative to the model's above which speaking faster is not praised. */
const FAST_PACE = 1.35;

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
  if (toOutcome(judgement) === 'almost') return null;
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
    return wordBefore && toWordMark(wordBefore) === 'other' && toWordMark(word) === 'clear';
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

function wordPraise({ words }: Judgement): Praise[] {
  const said = words.filter(isPraisedWord);
  const longest = said.toSorted((a, b) => b.phones.length - a.phones.length)[0];
  const isLong = longest && (words.length === 1 || longest.phones.length >= MIN_LONG_WORD_LENGTH);
  return isLong ? [{ kind: 'word', word: stripPunctuation(longest) }] : [];
}
