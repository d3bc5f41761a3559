import { bare, type Feedback, feedbackOf, type Judgement } from './lesson-feedback';
import { type Delivery, deliveryOf } from './speech/delivery';

/** How a sentence flowed, where that is worth a line. */
export type DeliveryNote =
  /** The recording reached its longest. */
  | { kind: 'cutOff' }
  /** Something was said that is not in the text. */
  | { kind: 'extra' }
  | { kind: 'pause'; after: string; before: string; seconds: number }
  /** Words a minute of the learner and of the model. */
  | { kind: 'slower' | 'faster'; mine: number; model: number };

interface ModelCue {
  startMs: number;
  endMs: number;
}

const AT_MOST = 2;
/** Nothing is known of how the text flowed when it is not sure that it was this text. */
const UNTOLD: ReadonlySet<Feedback['kind']> = new Set(['different', 'unsure', 'unclear']);
const FEWEST_WORDS = 5;
/** Pace against the model's. Learners speak more slowly, and should: only much slower is worth a word. */
const SLOW = 0.55;
const FAST = 1.35;
/** A pause that is heard as one, and how much longer than the model's own it must be, ms. */
const LONG_PAUSE_MS = 700;
const OVER_MODEL_MS = 400;
/** A breath at a comma is no fault until it is this long, ms. */
const LONG_BREATH_MS = 1500;

/** One or two lines on how a sentence was delivered, most useful first; none for single words, typing,
 *  and what was not this text.
 *  @param model when each word is said in the recording of the model */
export function deliveryNotes(judgement: Judgement, model: readonly ModelCue[]): DeliveryNote[] {
  const { mode, words, extraSpeech, cutOff } = judgement;
  if (mode === 'TYPE') return [];
  const notes: DeliveryNote[] = cutOff ? [{ kind: 'cutOff' }] : [];
  const told = feedbackOf(judgement).kind;
  if (UNTOLD.has(told)) return notes;
  if (extraSpeech && told !== 'extra') notes.push({ kind: 'extra' });
  const delivery = words.length >= FEWEST_WORDS ? deliveryOf({ words: words.map(timed) }) : null;
  if (delivery) {
    const pause = longestPause(delivery, judgement, model);
    const pace = paceNote(delivery, model, pause !== null);
    if (pause) notes.push(pause);
    if (pace) notes.push(pace);
  }
  return notes.slice(0, AT_MOST);
}

const timed = ({ span, ...word }: Judgement['words'][number]) => ({
  ...word,
  start: span?.start ?? 0,
  end: span?.end ?? 0,
});

function longestPause(
  { pauses }: Delivery,
  { words }: Judgement,
  model: readonly ModelCue[],
): DeliveryNote | null {
  const noticed = pauses
    .filter(({ afterWord, lengthMs }) => {
      const [left, right] = [model[afterWord], model[afterWord + 1]];
      const own = left && right ? Math.max(0, right.startMs - left.endMs) : 0;
      const atMark = /[,;:.!?—–]["”’)]?$/.test(words[afterWord]!.text);
      const longest = atMark ? LONG_BREATH_MS : LONG_PAUSE_MS;
      return lengthMs >= longest && lengthMs >= own + OVER_MODEL_MS;
    })
    .sort((a, b) => b.lengthMs - a.lengthMs);
  const longest = noticed[0];
  const next = longest && words.slice(longest.afterWord + 1).find(({ span }) => span !== null);
  if (!longest || !next) return null;
  return {
    kind: 'pause',
    after: bare(words[longest.afterWord]!),
    before: bare(next),
    seconds: Math.round(longest.lengthMs / 100) / 10,
  };
}

/** @param pauseTold whether a pause is told already: then only what was slow without pauses is slow */
function paceNote(
  delivery: Delivery,
  model: readonly ModelCue[],
  pauseTold: boolean,
): DeliveryNote | null {
  const [first, last] = [model[0], model.at(-1)];
  if (!first || !last || last.endMs <= first.startMs || delivery.brokenOffAfter !== null)
    return null;
  const modelPace = Math.round((60_000 * model.length) / (last.endMs - first.startMs));
  const { wordsPerMinute: mine, spokenMs, pauses } = delivery;
  const silentMs = pauses.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  const pace = pauseTold ? (mine * spokenMs) / Math.max(1, spokenMs - silentMs) : mine;
  if (pace < SLOW * modelPace) return { kind: 'slower', mine, model: modelPace };
  if (mine > FAST * modelPace) return { kind: 'faster', mine, model: modelPace };
  return null;
}
