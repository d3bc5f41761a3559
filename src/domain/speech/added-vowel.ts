import { type AcousticModel, STATES } from './acoustic-model';
import type { AdaptedRecording, FittedPhones } from './adapted-recording';
import { vowels } from './ipa';
import { policy } from './policy';
import type { ReferenceWord } from './types';
import { forwardThroughPhone, type WordWindow } from './word-windows';

/** Vowels that learners add: mostly the neutral one, more open or rounder with some speakers. */
const ADDED_VOWELS = ['AH', 'ER', 'UH', 'AA', 'EH'];
/** Consonants after which learners add a vowel; the others may end a syllable in Mandarin or are voiced like
 *  vowels. */
const OBSTRUENTS = new Set('P B T D K G F V TH DH S Z SH ZH CH JH'.split(' '));
/** Search range before and after the aligned word, frames. */
const FRAMES_BEFORE = 20;
const FRAMES_AFTER = 60;
const LOG_ZERO = Number.NEGATIVE_INFINITY;

/** A vowel that may have been added after a word. */
interface AddedVowel {
  /** Log-likelihood of the recording with the vowel less that without, nats. */
  gain: number;
  /** First frame. */
  first: number;
  /** Frame after the last. */
  end: number;
}

/** Detects words after which a vowel was added ("cake" as "cake-uh": speakers of Mandarin, in which syllables do
 *  not end in these consonants, often do so). A word counts when the recording is likelier with the vowel by
 *  the policy's gain, the vowel's length is plausible, and the phone net finds a vowel there. Function words,
 *  which run together with the next word, and words before a vowel are not checked.
 *  @param windows of the words of `reference`
 *  @returns by word */
export function addedVowels(
  model: AcousticModel,
  recording: AdaptedRecording,
  { mixture }: FittedPhones,
  windows: readonly WordWindow[],
  reference: readonly ReferenceWord[],
): boolean[] {
  const phoneName = (phone: number) => model.phones[phone]!;
  return reference.map(({ functionWord }, word) => {
    const wordFits = mixture.filter(({ segment }) => segment.word === word);
    const last = wordFits.at(-1);
    if (functionWord || !last || !OBSTRUENTS.has(phoneName(last.segment.phone))) return false;
    const next = mixture.find(({ segment }) => segment.word > word);
    if (next && vowels.has(phoneName(next.segment.phone))) return false;
    const sequence = wordFits.map(({ segment }) => segment.phone);
    const from = Math.max(0, wordFits[0]!.segment.first - FRAMES_BEFORE);
    const to = Math.min(recording.emissions.frames - 1, last.segment.last + FRAMES_AFTER);
    const added = findAddedVowel(model, recording, windows[word]!, sequence, from, to);
    return added !== null && isVowel(model, recording, added);
  });
}

/** Whether gain, length and the phone net's vowel posteriors reach the policy's thresholds. */
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

/** The likeliest added vowel after a word; null when the word fits better without. */
function findAddedVowel(
  model: AcousticModel,
  { emissions }: AdaptedRecording,
  wordWindow: WordWindow,
  sequence: readonly number[],
  from: number,
  to: number,
): AddedVowel | null {
  const { phones, values } = emissions;
  const count = to - from + 1;
  const passPhone = (phone: number, entry: Float64Array) => {
    const exit = new Float64Array(count + 1).fill(LOG_ZERO);
    forwardThroughPhone(model, values, phones * STATES, phone, entry, exit, from, count);
    return exit;
  };
  const ended = sequence.reduce(
    (entry, phone) => passPhone(phone, entry),
    wordWindow.before.slice(from, from + count + 1) as Float64Array,
  );
  const bestEnd = (exit: Float64Array) => {
    let best = { score: LOG_ZERO, index: 0 };
    for (let k = 1; k <= count; k++) {
      const score = exit[k]! + wordWindow.after[from + k]!;
      if (score > best.score) best = { score, index: k };
    }
    return best;
  };
  const scoreWithout = bestEnd(ended).score;
  let best: (AddedVowel & { phone: number }) | null = null;
  for (const name of ADDED_VOWELS) {
    const phone = model.indexOf.get(name)!;
    const { score, index } = bestEnd(passPhone(phone, ended));
    const gain = score - scoreWithout;
    if (Number.isFinite(gain) && gain > (best?.gain ?? 0))
      best = { gain, phone, first: 0, end: index };
  }
  if (!best) return null;
  const { gain, phone, end } = best;
  return {
    gain,
    first: from + segmentStart(ended, end, (entry) => passPhone(phone, entry)),
    end: from + end,
  };
}

/** Frame at which a phone that ends before `end` most likely began. */
function segmentStart(
  ended: Float64Array,
  end: number,
  passPhone: (entry: Float64Array) => Float64Array,
): number {
  let best = { score: LOG_ZERO, index: 0 };
  for (let k = Math.max(0, end - policy.addedVowel.frames.most - 1); k < end; k++) {
    if (!Number.isFinite(ended[k]!)) continue;
    const entry = new Float64Array(ended.length).fill(LOG_ZERO);
    entry[k] = ended[k]!;
    const score = passPhone(entry)[end]!;
    if (score > best.score) best = { score, index: k };
  }
  return best.index;
}
