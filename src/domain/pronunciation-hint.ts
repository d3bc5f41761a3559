import { type AdviceThresholds, adviceKinds, isGiven } from './speech/advice';
import { vowels } from './speech/ipa';
import { type HintKey, mandarinHint, usualHint } from './speech/mandarin-errors';
import type { Phone, PhoneResult, WordStatus } from './speech/types';

/** A hint on one phoneme of a word; it has no influence on the verdict. */
export interface PronunciationHint {
  /** `unrated`: it does not fit well, but it is too uncertain whether it was wrong. */
  state: 'clear' | 'unrated' | 'weak' | 'slip';
  target: Phone;
  /** The phoneme in the spelling of the word's card. */
  symbols?: PhoneResult['symbols'];
  /** The phoneme that was said instead; null when unknown. */
  heard: Phone | null;
  /** Key of the advice on tongue, lips and length; null for a clear phoneme or without known advice. */
  hint: HintKey | null;
}

/** A scored word: its status shifts the thresholds for its phonemes. */
export interface ScoredWordPhones {
  status: WordStatus;
  phones: readonly PhoneResult[];
  /** Whether another word is its likeliest competitor, so that nothing is known of its single sounds. */
  isOutdone?: boolean | undefined;
}

/** Goodness (nats per frame) below which a phoneme was not clear. In a word that was clear as a whole a poor
 *  phoneme is more often the scorer's mistake than the learner's. */
const WEAK_BELOW_GOP = -2.5;
const WEAK_BELOW_GOP_IN_CLEAR_WORD = -4.5;

/** The hint on the phoneme at an index of a word; none, and no state, in a word that another word outdoes.
 *  @param thresholds of advice; by default the measured ones
 *  @throws RangeError when the word has no such index */
export function hintFor(
  { status, phones, isOutdone }: ScoredWordPhones,
  index: number,
  thresholds?: AdviceThresholds,
): PronunciationHint {
  const phone = phones[index];
  if (!phone) throw new RangeError(`No phoneme ${index} in a word of ${phones.length}`);
  const { target, symbols, heard, expertScore } = phone;
  if (isOutdone) return { state: 'unrated', target, symbols, heard: null, hint: null };
  const place = { final: index === phones.length - 1, next: phones[index + 1]?.target };
  if (heard !== null)
    return { state: 'slip', target, symbols, heard, hint: mandarinHint(target, heard, place) };
  const plain = { target, symbols, heard, hint: null };
  if (!isPoor({ status, phones }, index)) return { state: 'clear', ...plain };
  const { weak } = adviceKinds(target, target, place);
  if (!isGiven(weak, expertScore, thresholds)) return { state: 'unrated', ...plain };
  const hint = usualHint(target, place) ?? (inCluster(phones, index) ? 'clusterDropped' : null);
  return { state: 'weak', target, symbols, heard, hint };
}

/** Whether a phoneme was recognised as another or does not fit well. */
export function isPoor({ status, phones }: ScoredWordPhones, index: number): boolean {
  const { heard, gop } = phones[index]!;
  const below = status === 'said' ? WEAK_BELOW_GOP_IN_CLEAR_WORD : WEAK_BELOW_GOP;
  return heard !== null || gop < below;
}

/** The phoneme of a word that is worth feedback: a known confusion before a merely weak phoneme, the
 *  poorest first, and only with a hint; null without one, or for another word. */
export function worstPhoneme(
  word: ScoredWordPhones,
  thresholds?: AdviceThresholds,
): PronunciationHint | null {
  if (wasAnotherWord(word)) return null;
  const candidates = word.phones
    .map(({ gop }, index) => ({ gop, ...hintFor(word, index, thresholds) }))
    .filter(({ hint, symbols }) => hint !== null && !(symbols?.US === '' || symbols?.GB === ''))
    .sort((a, b) => Number(b.state === 'slip') - Number(a.state === 'slip') || a.gop - b.gop);
  const [worst] = candidates;
  if (!worst) return null;
  const { gop: _, ...hint } = worst;
  return hint;
}

/** Whether another word was said: most of its phonemes are not clear, which no single phoneme explains. */
export function wasAnotherWord(word: ScoredWordPhones): boolean {
  const { length } = word.phones;
  const unclear = word.phones.filter((_, index) => isPoor(word, index)).length;
  return length > 2 && unclear > length / 2;
}

/** Whether a phoneme is a consonant beside another consonant. */
function inCluster(phones: readonly PhoneResult[], index: number): boolean {
  const isConsonant = (position: number) => {
    const phone = phones[position];
    return phone !== undefined && !vowels.has(phone.target);
  };
  return isConsonant(index) && (isConsonant(index - 1) || isConsonant(index + 1));
}
