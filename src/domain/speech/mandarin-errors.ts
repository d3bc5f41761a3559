import type { Phone } from './types';

/** A typical pronunciation error of speakers of Mandarin. */
export interface MandarinError {
  target: Phone;
  /** The phone said instead; null when the target is dropped. */
  heard: Phone | null;
  /** Whether the error occurs only at the end of a word. */
  final: boolean;
  /** The phones before one of which the error occurs; null for any. */
  before: readonly Phone[] | null;
  hint: HintKey;
}

/** Keys of the texts in the area `hints`: instructions for tongue, lips and length. */
export const hintKeys = [
  'thAsS',
  'thAsT',
  'thAsF',
  'dhAsD',
  'dhAsZ',
  'vAsW',
  'vAsF',
  'vAsB',
  'wAsV',
  'rAsL',
  'lAsR',
  'nAsL',
  'lAsN',
  'darkL',
  'finalDropped',
  'finalHissDropped',
  'finalNasalDropped',
  'finalVowelAdded',
  'clusterVowelAdded',
  'clusterDropped',
  'ihAsIy',
  'iyAsIh',
  'ehAsAe',
  'aeAsEh',
  'aeAsAh',
  'ahAsAe',
  'uhAsUw',
  'uwAsUh',
  'nAsNg',
  'ngAsN',
  'zAsS',
  'zAsDz',
  'sAsSh',
  'shAsS',
  'zhAsR',
  'rAsZh',
  'mAsN',
  'eyAsEh',
  'owAsAo',
  'awAsAa',
  'voicedFinal',
  'weakVowel',
] as const;
export type HintKey = (typeof hintKeys)[number];

type Options = Partial<Pick<MandarinError, 'final' | 'before'>>;
const swap = (
  target: Phone,
  heard: Phone,
  hint: HintKey,
  { final = false, before = null }: Options = {},
): MandarinError => ({ target, heard, final, before, hint });
const dropped = (target: Phone, hint: HintKey): MandarinError => ({
  target,
  heard: null,
  final: true,
  before: null,
  hint,
});
const final = { final: true };

/** All known errors, for hints and for the phone that is reported as heard. A target with several errors
 *  has one entry for each. The first match counts, so errors in final position come before the same errors in
 *  any position. */
export const mandarinErrors: readonly MandarinError[] = [
  swap('B', 'P', 'voicedFinal', final),
  swap('D', 'T', 'voicedFinal', final),
  swap('G', 'K', 'voicedFinal', final),
  swap('V', 'F', 'voicedFinal', final),
  swap('Z', 'S', 'voicedFinal', final),
  swap('JH', 'CH', 'voicedFinal', final),
  swap('TH', 'S', 'thAsS'),
  swap('TH', 'T', 'thAsT'),
  swap('TH', 'F', 'thAsF'),
  swap('DH', 'D', 'dhAsD'),
  swap('DH', 'Z', 'dhAsZ'),
  swap('DH', 'L', 'dhAsD'),
  swap('V', 'W', 'vAsW'),
  swap('V', 'F', 'vAsF'),
  swap('V', 'B', 'vAsB'),
  swap('W', 'V', 'wAsV'),
  swap('R', 'L', 'rAsL'),
  swap('R', 'W', 'rAsL'),
  swap('R', 'ZH', 'rAsZh'),
  swap('L', 'R', 'lAsR'),
  swap('N', 'L', 'nAsL'),
  swap('L', 'N', 'lAsN'),
  swap('L', 'OW', 'darkL', final),
  swap('L', 'UW', 'darkL', final),
  swap('M', 'N', 'mAsN', final),
  swap('N', 'NG', 'nAsNg', final),
  swap('NG', 'N', 'ngAsN', final),
  swap('IH', 'IY', 'ihAsIy'),
  swap('IY', 'IH', 'iyAsIh'),
  swap('EH', 'AE', 'ehAsAe'),
  swap('AE', 'EH', 'aeAsEh'),
  swap('AE', 'AH', 'aeAsAh'),
  swap('AE', 'AA', 'aeAsAh'),
  swap('AH', 'AE', 'ahAsAe'),
  swap('AH', 'AA', 'weakVowel'),
  swap('UH', 'UW', 'uhAsUw'),
  swap('UW', 'UH', 'uwAsUh'),
  swap('Z', 'S', 'zAsS'),
  swap('Z', 'JH', 'zAsDz'),
  swap('S', 'SH', 'sAsSh', { before: ['IH', 'IY'] }),
  swap('SH', 'S', 'shAsS'),
  swap('ZH', 'R', 'zhAsR'),
  swap('EY', 'EH', 'eyAsEh'),
  swap('OW', 'AO', 'owAsAo'),
  swap('AW', 'AA', 'awAsAa'),
  ...['T', 'D', 'K', 'G', 'P', 'B', 'V'].map((target) => dropped(target, 'finalDropped')),
  ...['S', 'Z'].map((target) => dropped(target, 'finalHissDropped')),
  dropped('N', 'finalNasalDropped'),
  dropped('L', 'darkL'),
];

/** The position of a phone in its word. */
export interface PhonePlace {
  /** Whether it ends the word. */
  final: boolean;
  /** The phone after it in the word. */
  next?: Phone;
}

/** The hint for a phone that was heard as another, if that is a known error; else null.
 *  @param heard null when the target was dropped */
export function mandarinHint(
  target: Phone,
  heard: Phone | null,
  place: PhonePlace,
): HintKey | null {
  return knownError(target, heard, place)?.hint ?? null;
}

/** The hint on the most frequent error with a phone; at the end of a word the one for endings. */
export function usualHint(target: Phone, place: PhonePlace): HintKey | null {
  const known = mandarinErrors.filter((error) => error.target === target && occursAt(error, place));
  return (known.find((error) => error.final) ?? known[0])?.hint ?? null;
}

function knownError(target: Phone, heard: Phone | null, place: PhonePlace) {
  return mandarinErrors.find(
    (error) => error.target === target && error.heard === heard && occursAt(error, place),
  );
}

const occursAt = ({ final, before }: MandarinError, place: PhonePlace): boolean =>
  (place.final || !final) && (before?.includes(place.next ?? '') ?? true);

/** The hint for a vowel that was added after a consonant.
 *  @param final whether the vowel ends the word */
export const addedVowelHint = (final: boolean): HintKey =>
  final ? 'finalVowelAdded' : 'clusterVowelAdded';
