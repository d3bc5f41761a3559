import type { Phone } from './types';

/** What speakers of Mandarin often say instead of a sound of English. */
export interface MandarinError {
  target: Phone;
  /** Null when the sound is left out. */
  heard: Phone | null;
  /** Only where the sound ends its word. */
  final: boolean;
  hint: HintKey;
}

/** Keys of the area `hints` of the texts: what to do with tongue, lips and length. */
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
  'shAsS',
  'zhAsR',
  'voicedFinal',
  'weakVowel',
] as const;
export type HintKey = (typeof hintKeys)[number];

const swap = (target: Phone, heard: Phone, hint: HintKey, final = false): MandarinError => ({
  target,
  heard,
  final,
  hint,
});
const dropped = (target: Phone): MandarinError => ({
  target,
  heard: null,
  final: true,
  hint: target === 'L' ? 'darkL' : 'finalDropped',
});

/** The first that fits is the one to tell. Where a sound may be mistaken for several, each has its
 *  own entry; final sounds come before the same sounds anywhere. */
export const mandarinErrors: readonly MandarinError[] = [
  swap('B', 'P', 'voicedFinal', true),
  swap('D', 'T', 'voicedFinal', true),
  swap('G', 'K', 'voicedFinal', true),
  swap('V', 'F', 'voicedFinal', true),
  swap('Z', 'S', 'voicedFinal', true),
  swap('JH', 'CH', 'voicedFinal', true),
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
  swap('L', 'R', 'lAsR'),
  swap('N', 'L', 'nAsL'),
  swap('L', 'N', 'lAsN'),
  swap('L', 'OW', 'darkL', true),
  swap('L', 'UW', 'darkL', true),
  swap('N', 'NG', 'nAsNg', true),
  swap('NG', 'N', 'ngAsN', true),
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
  swap('SH', 'S', 'shAsS'),
  swap('ZH', 'R', 'zhAsR'),
  ...['T', 'D', 'K', 'G', 'P', 'B', 'L', 'N', 'S', 'Z', 'V'].map(dropped),
];

/** The hint for a sound that was heard as another (null: not at all), if it is a known error.
 *  @param final whether the sound ends its word */
export function mandarinHint(target: Phone, heard: Phone | null, final: boolean): HintKey | null {
  const known = mandarinErrors.find(
    (error) => error.target === target && error.heard === heard && (final || !error.final),
  );
  return known?.hint ?? null;
}

/** The hint for a vowel that was added after a consonant.
 *  @param final whether it ends the word */
export const addedVowelHint = (final: boolean): HintKey =>
  final ? 'finalVowelAdded' : 'clusterVowelAdded';
