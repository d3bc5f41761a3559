import type { AcousticModel } from './acoustic-model';
import { type AlignedText, gainsInPlace, toIndices } from './sense-gains';
import type { Phone, ReferenceWord } from './types';

/** Kinds of endings that turn a word into another one: forty and fourteen, can and can't, cup and cups, wash
 *  and washed. */
export type EndingKind = 'teen' | 'can' | 'plural' | 'past';

/** Comparison of a word with the same word with its other ending. */
export interface OtherEnding {
  kind: EndingKind;
  /** Log-likelihood of the recording with the other ending less that with its own, nats. */
  gain: number;
  /** The ear's log odds of the other ending less those of its own; null without an ear. */
  earGain?: number | null;
}

const TEEN = /^(thir|four|fif|six|seven|eigh|nine)teen$/;
const TY = /^(thir|for|fif|six|seven|eigh|nine)ty$/;
const PLURAL = /[^s'’iu]s$/;
const PAST = /[^e]{2}ed$/;
/** Words that end like a plural, and that are no other word without their -s. */
const UNINFLECTED: ReadonlySet<string> = new Set(
  (
    'afterwards always backwards besides clothes downstairs economics forwards headquarters hers indoors lens ' +
    'mathematics means nowadays ours outdoors overseas perhaps physics politics sometimes species stairs thanks ' +
    'theirs towards trousers upstairs yours'
  ).split(' '),
);
const HISSES: ReadonlySet<Phone> = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);

const spell = (text: string): string => text.toLowerCase().replaceAll(/[^a-z'’]/g, '');

/** A pronunciation with the word's other ending; null for a word without one, and before a sound like the
 *  ending itself, where the two cannot be distinguished ("cups still", "washed two").
 *  @param next first phone of the next word; undefined at the end of the text */
export function otherEnding(
  text: string,
  phones: readonly Phone[],
  next?: Phone,
): { kind: EndingKind; phones: Phone[] } | null {
  const word = spell(text);
  const last = phones.at(-1);
  const shorter = phones.slice(0, -1);
  if (TEEN.test(word) && last === 'N') return { kind: 'teen', phones: shorter };
  if (TY.test(word) && next !== 'N') return { kind: 'teen', phones: [...phones, 'N'] };
  const beforeStop = next === 'T' || next === 'D';
  if (word === 'can' && !beforeStop) return { kind: 'can', phones: ['K', 'AE', 'N', 'T'] };
  if (/^can['’]t$/.test(word) && last === 'T' && !beforeStop)
    return { kind: 'can', phones: ['K', 'AE', 'N'] };
  const isPlural = PLURAL.test(word) && !UNINFLECTED.has(word) && (last === 'S' || last === 'Z');
  if (isPlural && phones.length > 2 && !HISSES.has(next ?? ''))
    return { kind: 'plural', phones: shorter };
  const isPast = PAST.test(word) && (last === 'D' || last === 'T');
  if (isPast && phones.length > 2 && !beforeStop) return { kind: 'past', phones: shorter };
  return null;
}

/** Compares each word that was found with the same word with its other ending.
 *  @returns by word; null for a word without another ending, and for one that was not found */
export function otherEndings(
  model: AcousticModel,
  text: AlignedText,
  reference: readonly ReferenceWord[],
): (OtherEnding | null)[] {
  const { mixture } = text.fits;
  const name = (phone: number): Phone => model.phones[phone]!;
  return reference.map(({ text: spelling, functionWord }, word) => {
    const next = mixture.find(({ segment }) => segment.word > word)?.segment.phone;
    const nextPhone = next === undefined ? undefined : name(next);
    const others = text.words[word]!.flatMap(
      (variant) => otherEnding(spelling, variant.map(name), nextPhone) ?? [],
    );
    const kind = others[0]?.kind;
    if (!kind || (functionWord && kind !== 'can')) return null;
    const variants = toIndices(
      model,
      others.map(({ phones }) => phones),
    );
    const [gain] = gainsInPlace(model, text, word, [variants]) ?? [];
    return gain ? { kind, ...gain } : null;
  });
}
