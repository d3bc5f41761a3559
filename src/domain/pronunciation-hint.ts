import { vowels } from './speech/ipa';
import { type HintKey, mandarinErrors, mandarinHint } from './speech/mandarin-errors';
import type { Phone, PhoneResult, WordStatus } from './speech/types';

/** What can be said of one sound of a word: a hint, never a verdict. */
export interface PronunciationHint {
  state: 'clear' | 'weak' | 'slip';
  target: Phone;
  /** What it sounded like instead; null when that is not known. */
  heard: Phone | null;
  /** What to do with tongue, lips and length; null when it was clear or nothing is known to help. */
  hint: HintKey | null;
}

/** A word as it was judged; its sounds are heard in that light. */
export interface ScoredWordPhones {
  status: WordStatus;
  phones: readonly PhoneResult[];
}

/** Goodness (nats a frame) under which a sound was not clear. In a word that was clear as a whole a
 *  single poor sound is more often the scorer's mistake than the learner's. */
const WEAK_BELOW_GOP = -2.5;
const WEAK_BELOW_GOP_IN_CLEAR_WORD = -4.5;

/** Advice on the sound at a place of a word.
 *  @throws RangeError when the word has no such place */
export function hintFor({ status, phones }: ScoredWordPhones, at: number): PronunciationHint {
  const phone = phones[at];
  if (!phone) throw new RangeError(`No sound at ${at} of ${phones.length}`);
  const { target, heard, gop } = phone;
  const final = at === phones.length - 1;
  if (heard !== null)
    return { state: 'slip', target, heard, hint: mandarinHint(target, heard, final) };
  if (gop >= (status === 'said' ? WEAK_BELOW_GOP_IN_CLEAR_WORD : WEAK_BELOW_GOP))
    return { state: 'clear', target, heard, hint: null };
  const hint = usualHint(target, final) ?? (inCluster(phones, at) ? 'clusterDropped' : null);
  return { state: 'weak', target, heard, hint };
}

/** The one sound of a word to tell the learner about: a known slip before what is merely weak, the
 *  poorest first, and only where there is a way to help. */
export function worstPhoneme(word: ScoredWordPhones): PronunciationHint | null {
  if (wasAnotherWord(word)) return null;
  const troubles = word.phones
    .map(({ gop }, at) => ({ gop, ...hintFor(word, at) }))
    .filter(({ hint }) => hint !== null)
    .sort((a, b) => Number(b.state === 'slip') - Number(a.state === 'slip') || a.gop - b.gop);
  const [worst] = troubles;
  if (!worst) return null;
  const { gop: _, ...advice } = worst;
  return advice;
}

/** When most of its sounds were in trouble another word was said: no single sound explains that. */
export function wasAnotherWord(word: ScoredWordPhones): boolean {
  const { length } = word.phones;
  const trouble = word.phones.filter((_, at) => hintFor(word, at).state !== 'clear').length;
  return length > 2 && trouble > length / 2;
}

/** The most frequent trouble with a sound; at the end of a word the one of endings. */
function usualHint(target: Phone, final: boolean): HintKey | null {
  const known = mandarinErrors.filter((error) => error.target === target);
  const ending = final ? known.find((error) => error.final) : undefined;
  return (ending ?? known.find((error) => !error.final))?.hint ?? null;
}

/** A consonant beside another. */
function inCluster(phones: readonly PhoneResult[], at: number): boolean {
  const isConsonant = (errorPosition: number) => {
    const phone = phones[errorPosition];
    return phone !== undefined && !vowels.has(phone.target);
  };
  return isConsonant(at) && (isConsonant(at - 1) || isConsonant(at + 1));
}
