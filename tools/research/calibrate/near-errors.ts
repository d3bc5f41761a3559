import { finalConsonants, nearSounds } from '~/domain/speech/near-sounds';
import type { Phone, ReferenceWord } from '~/domain/speech/types';

/** Kinds of near words by what a text asks for instead of what was said. */
const nearErrorKinds = [
  'dropped',
  'added',
  'voice',
  'l/r',
  'm/n/ng',
  'th',
  'v',
  'sh/s',
  'vowel',
  'other',
] as const;
export type NearErrorKind = (typeof nearErrorKinds)[number];

const SOUNDS: readonly (readonly [NearErrorKind, readonly string[]])[] = [
  ['voice', ['S Z', 'B P', 'D T', 'G K', 'CH JH', 'F V']],
  ['l/r', ['L R']],
  ['m/n/ng', ['M N', 'N NG']],
  ['th', ['S TH', 'T TH', 'F TH', 'D DH', 'DH Z']],
  ['v', ['V W', 'B V']],
  ['sh/s', ['S SH']],
  ['vowel', ['AE EH', 'IH IY', 'UH UW']],
];

/** By what a near word differs from the word that was said: `dropped` is a final consonant that the text asks for and
 *  that was not said, `added` one that was said beside the text. */
export function nearErrorKind(text: ReferenceWord, said: ReferenceWord): NearErrorKind {
  for (const asked of text.pronunciations)
    for (const spoken of said.pronunciations) {
      const kind = kindOf(asked, spoken);
      if (kind) return kind;
    }
  return 'other';
}

function kindOf(asked: readonly Phone[], spoken: readonly Phone[]): NearErrorKind | null {
  if (isLongerByFinal(asked, spoken)) return 'dropped';
  if (isLongerByFinal(spoken, asked)) return 'added';
  const places = asked.flatMap((phone, i) => (phone === spoken[i] ? [] : [i]));
  const [place] = places;
  if (asked.length !== spoken.length || places.length !== 1 || place === undefined) return null;
  const [a, b] = [asked[place]!, spoken[place]!];
  if (!nearSounds(a, place === asked.length - 1).includes(b)) return null;
  const pair = [a, b].sort().join(' ');
  return SOUNDS.find(([, pairs]) => pairs.includes(pair))?.[0] ?? null;
}

const isLongerByFinal = (long: readonly Phone[], short: readonly Phone[]): boolean =>
  long.length === short.length + 1 &&
  finalConsonants.has(long.at(-1)!) &&
  short.every((phone, i) => phone === long[i]);
