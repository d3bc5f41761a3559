import { type AcousticModel, STATES } from './acoustic-model';
import type { AdaptedRecording, FittedPhones } from './adapted-recording';
import { vowels } from './ipa';
import { policy } from './policy';
import type { ReferenceWord } from './types';
import { forwardThroughPhone, type WordWindow } from './word-windows';

/** What is added: mostly the neutral vowel, more open or rounder with some speakers. */
const ADDED = ['AH', 'ER', 'UH', 'AA', 'EH'];
/** After these a vowel is added; the others may end a syllable of Mandarin or run on as vowels do. */
const OBSTRUENTS = new Set('P B T D K G F V TH DH S Z SH ZH CH JH'.split(' '));
/** How far beside the word found is looked, frames. */
const BEFORE = 20;
const BEYOND = 60;
const LOG_ZERO = Number.NEGATIVE_INFINITY;

/** A vowel after a word: where it may have been and how much better the whole is with it, nats. */
interface AddedVowel {
  gain: number;
  first: number;
  /** Frame after the last. */
  end: number;
}

/** After which words a vowel was heard that is not theirs ("cake" as "cake-uh", the commonest way in
 *  which speakers of Mandarin, whose syllables do not end so, help themselves). A word counts when the
 *  whole is likelier with such a vowel, the vowel lasts as long as one, and the phone net hears a vowel
 *  there. Function words run together with what follows, and before a vowel nobody can tell.
 *  @param rooms of the words of `reference`
 *  @returns by word */
export function addedVowels(
  model: AcousticModel,
  recording: AdaptedRecording,
  { mixture }: FittedPhones,
  wordWindows: readonly WordWindow[],
  reference: readonly ReferenceWord[],
): boolean[] {
  const nameOf = (phone: number) => model.phones[phone]!;
  return reference.map(({ functionWord }, word) => {
    const own = mixture.filter(({ segment }) => segment.word === word);
    const last = own.at(-1);
    if (functionWord || !last || !OBSTRUENTS.has(nameOf(last.segment.phone))) return false;
    const next = mixture.find(({ segment }) => segment.word > word);
    if (next && vowels.has(nameOf(next.segment.phone))) return false;
    const sequence = own.map(({ segment }) => segment.phone);
    const from = Math.max(0, own[0]!.segment.first - BEFORE);
    const to = Math.min(recording.emissions.frames - 1, last.segment.last + BEYOND);
    const added = mostLikelyPhone(model, recording, wordWindows[word]!, sequence, from, to);
    return added !== null && isVowel(model, recording, added);
  });
}

function isVowel(
  model: AcousticModel,
  { logPosteriors, emissions }: AdaptedRecording,
  added: AddedVowel,
) {
  const { gain, frames, share } = policy.addedVowel;
  const length = added.end - added.first;
  if (added.gain < gain || length < frames.least || length > frames.most) return false;
  const phones = logPosteriors.length / emissions.frames;
  let sum = 0;
  for (let t = added.first; t < added.end; t++) {
    for (const name of vowels)
      sum += Math.exp(logPosteriors[t * phones + model.indexOf.get(name)!]!);
  }
  return sum / length >= share;
}

/** The best of the vowels after a word, against the word without; null when nothing fits. */
function mostLikelyPhone(
  model: AcousticModel,
  { emissions }: AdaptedRecording,
  wordWindow: WordWindow,
  sequence: readonly number[],
  from: number,
  to: number,
): AddedVowel | null {
  const { phones, values } = emissions;
  const count = to - from + 1;
  const through = (phone: number, entry: Float64Array) => {
    const exit = new Float64Array(count + 1).fill(LOG_ZERO);
    forwardThroughPhone(model, values, phones * STATES, phone, entry, exit, from, count);
    return exit;
  };
  const ended = sequence.reduce(
    (entry, phone) => through(phone, entry),
    wordWindow.before.slice(from, from + count + 1) as Float64Array,
  );
  const bestEnd = (exit: Float64Array) => {
    let best = { score: LOG_ZERO, at: 0 };
    for (let k = 1; k <= count; k++) {
      const score = exit[k]! + wordWindow.after[from + k]!;
      if (score > best.score) best = { score, at: k };
    }
    return best;
  };
  const plain = bestEnd(ended).score;
  let best: (AddedVowel & { phone: number }) | null = null;
  for (const name of ADDED) {
    const phone = model.indexOf.get(name)!;
    const { score, at } = bestEnd(through(phone, ended));
    const gain = score - plain;
    if (Number.isFinite(gain) && gain > (best?.gain ?? 0))
      best = { gain, phone, first: 0, end: at };
  }
  if (!best) return null;
  const { gain, phone, end } = best;
  return {
    gain,
    first: from + segmentStart(ended, end, (entry) => through(phone, entry)),
    end: from + end,
  };
}

/** Where a phone began that ended before `end`: from where it fares best. */
function segmentStart(
  ended: Float64Array,
  end: number,
  through: (entry: Float64Array) => Float64Array,
): number {
  let best = { score: LOG_ZERO, at: 0 };
  for (let k = Math.max(0, end - policy.addedVowel.frames.most - 1); k < end; k++) {
    if (!Number.isFinite(ended[k]!)) continue;
    const entry = new Float64Array(ended.length).fill(LOG_ZERO);
    entry[k] = ended[k]!;
    const score = through(entry)[end]!;
    if (score > best.score) best = { score, at: k };
  }
  return best.at;
}
