import { vowels } from './speech/ipa';
import { type HintKey, mandarinErrors, mandarinHint } from './speech/mandarin-errors';
import type { Phone, PhoneResult, WordStatus } from './speech/types';

/** A hint on one phoneme of a word; it has no influence on the verdict. */
export interface PronunciationHint {
  state: 'clear' | 'weak' | 'slip';
  target: Phone;
  /** The phoneme that was heard instead; null when unknown. */
  heard: Phone | null;
  /** Key of the advice on tongue, lips and length; null for a clear phoneme or without known advice. */
  hint: HintKey | null;
}

/** A scored word: its status shifts the thresholds for its phonemes. */
export interface ScoredWordPhones {
  status: WordStatus;
  phones: readonly PhoneResult[];
}

/** Goodness (nats a frame) below which a phoneme was not clear. In a word that was clear as a whole a
 *  single poor phoneme is more often the scorer's mistake than the learner's. */
const WEAK_BELOW_GOP = -2.5;
const WEAK_BELOW_GOP_IN_CLEAR_WORD = -4.5;

/** The hint on the phoneme at an index of a word.
 *  @throws RangeError when the word has no such index */
export function hintFor({ status, phones }: ScoredWordPhones, index: number): PronunciationHint {
  const phone = phones[index];
  if (!phone) throw new RangeError(`No phoneme ${index} in a word of ${phones.length}`);
  const { target, heard, gop } = phone;
  const final = index === phones.length - 1;
  if (heard !== null)
    return { state: 'slip', target, heard, hint: mandarinHint(target, heard, final) };
  if (gop >= (status === 'said' ? WEAK_BELOW_GOP_IN_CLEAR_WORD : WEAK_BELOW_GOP))
    return { state: 'clear', target, heard, hint: null };
  const hint = usualHint(target, final) ?? (inCluster(phones, index) ? 'clusterDropped' : null);
  return { state: 'weak', target, heard, hint };
}

/** The phoneme of a word that is worth feedback: a known confusion before a merely weak phoneme, the
 *  poorest first, and only with a hint; null without one, or for another word. */
export function worstPhoneme(word: ScoredWordPhones): PronunciationHint | null {
  if (wasAnotherWord(word)) return null;
  const candidates = word.phones
    .map(({ gop }, index) => ({ gop, ...hintFor(word, index) }))
    .filter(({ hint }) => hint !== null)
    .sort((a, b) => Number(b.state === 'slip') - Number(a.state === 'slip') || a.gop - b.gop);
  const [worst] = candidates;
  if (!worst) return null;
  const { gop: _, ...hint } = worst;
  return hint;
}

/** Whether another word was said: most of its phonemes are not clear, which no single one explains. */
export function wasAnotherWord(word: ScoredWordPhones): boolean {
  const { length } = word.phones;
  const unclear = word.phones.filter((_, index) => hintFor(word, index).state !== 'clear').length;
  return length > 2 && unclear > length / 2;
}

/** The hint on the most frequent error with a phoneme; at the end of a word the one for endings. */
function usualHint(target: Phone, final: boolean): HintKey | null {
  const known = mandarinErrors.filter((error) => error.target === target);
  const ending = final ? known.find((error) => error.final) : undefined;
  return (ending ?? known.find((error) => !error.final))?.hint ?? null;
}

/** Whether a phoneme is a consonant beside another consonant. */
function inCluster(phones: readonly PhoneResult[], index: number): boolean {
  const isConsonant = (position: number) => {
    const phone = phones[position];
    return phone !== undefined && !vowels.has(phone.target);
  };
  return isConsonant(index) && (isConsonant(index - 1) || isConsonant(index + 1));
}
