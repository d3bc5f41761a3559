import { chooseFeedback, type Feedback, type Judgement, stripPunctuation } from './lesson-feedback';
import { type Fluency, measureFluency } from './speech/fluency';

/** A note on the fluency of a sentence. */
export type FluencyNote =
  /** The recording reached its maximum length. */
  | { kind: 'cutOff' }
  /** The recording has speech that is not in the text. */
  | { kind: 'extra' }
  | { kind: 'pause'; after: string; before: string; seconds: number }
  /** Words a minute of the learner and of the model. */
  | { kind: 'slower' | 'faster'; mine: number; model: number };

interface ModelCue {
  startMs: number;
  endMs: number;
}

const MAX_NOTES = 2;
/** Feedback without fluency, because it is uncertain whether this text was said. */
const UNINFORMATIVE_FEEDBACK: ReadonlySet<Feedback['kind']> = new Set([
  'otherSentence',
  'otherWord',
  'moreThanWord',
  'different',
  'open',
  'unclear',
]);
const MIN_WORDS = 5;
/** Pace relative to the model's. Learners speak more slowly, and should; only a much slower pace gets a
 *  note. */
const SLOW = 0.55;
const FAST = 1.35;
/** Minimum length of a noticeable pause, and its minimum excess over the model's own pause, ms. */
const LONG_PAUSE_MS = 700;
const MIN_EXCESS_PAUSE_MS = 400;
/** Minimum length of a noticeable pause at a punctuation mark, where learners may breathe, ms. */
const LONG_BREATH_MS = 1500;

/** At most two notes on the fluency of a sentence, most useful first; none for single words, typed
 *  attempts and utterances of another text.
 *  @param model times of each word in the recording of the model */
export function fluencyNotes(judgement: Judgement, model: readonly ModelCue[]): FluencyNote[] {
  const { mode, words, extraSpeech, cutOff } = judgement;
  if (mode === 'TYPE') return [];
  const notes: FluencyNote[] = cutOff ? [{ kind: 'cutOff' }] : [];
  const textFeedback = chooseFeedback(judgement).kind;
  if (UNINFORMATIVE_FEEDBACK.has(textFeedback)) return notes;
  if (extraSpeech && textFeedback !== 'extra') notes.push({ kind: 'extra' });
  const fluency =
    words.length >= MIN_WORDS ? measureFluency({ words: words.map(withTimes) }) : null;
  if (fluency) {
    const pause = longestPause(fluency, judgement, model);
    const pace = paceNote(fluency, model, pause !== null);
    if (pause) notes.push(pause);
    if (pace) notes.push(pace);
  }
  return notes.slice(0, MAX_NOTES);
}

const withTimes = ({ span, ...word }: Judgement['words'][number]) => ({
  ...word,
  start: span?.start ?? 0,
  end: span?.end ?? 0,
});

function longestPause(
  { pauses }: Fluency,
  { words }: Judgement,
  model: readonly ModelCue[],
): FluencyNote | null {
  const noticed = pauses
    .filter(({ afterWord, lengthMs }) => {
      const [left, right] = [model[afterWord], model[afterWord + 1]];
      const own = left && right ? Math.max(0, right.startMs - left.endMs) : 0;
      const atMark = /[,;:.!?—–]["”’)]?$/.test(words[afterWord]!.text);
      const minimum = atMark ? LONG_BREATH_MS : LONG_PAUSE_MS;
      return lengthMs >= minimum && lengthMs >= own + MIN_EXCESS_PAUSE_MS;
    })
    .sort((a, b) => b.lengthMs - a.lengthMs);
  const longest = noticed[0];
  const next = longest && words.slice(longest.afterWord + 1).find(({ span }) => span !== null);
  if (!longest || !next) return null;
  return {
    kind: 'pause',
    after: stripPunctuation(words[longest.afterWord]!),
    before: stripPunctuation(next),
    seconds: Math.round(longest.lengthMs / 100) / 10,
  };
}

/** @param pauseMentioned whether there is already a note on a pause; the pace is then measured without
 *    pauses */
function paceNote(
  fluency: Fluency,
  model: readonly ModelCue[],
  pauseMentioned: boolean,
): FluencyNote | null {
  const [first, last] = [model[0], model.at(-1)];
  if (!first || !last || last.endMs <= first.startMs || fluency.brokenOffAfter !== null)
    return null;
  const modelPace = Math.round((60_000 * model.length) / (last.endMs - first.startMs));
  const { wordsPerMinute: mine, spokenMs, pauses } = fluency;
  const silentMs = pauses.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  const pace = pauseMentioned ? (mine * spokenMs) / Math.max(1, spokenMs - silentMs) : mine;
  if (pace < SLOW * modelPace) return { kind: 'slower', mine, model: modelPace };
  if (mine > FAST * modelPace) return { kind: 'faster', mine, model: modelPace };
  return null;
}
