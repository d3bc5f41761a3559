import type { Phone } from './types';

/** A typical pronunciation error of speakers of Mandarin. */
export interface MandarinError {
  target: Phone;
  /** The phone said instead; null when the target is dropped. */
  heard: Phone | null;
  /** Whether the error occurs only at the end of a word. */
  final: boolean;
  /** Whether the scorer may report the heard phone; for the other errors it is wrong more often than the
   *  learner. */
  named: boolean;
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

type Options = Partial<Pick<MandarinError, 'final' | 'named'>>;
const swap = (
  target: Phone,
  heard: Phone,
  hint: HintKey,
  { final = false, named = true }: Options = {},
): MandarinError => ({ target, heard, final, named, hint });
const dropped = (target: Phone): MandarinError => ({
  target,
  heard: null,
  final: true,
  named: false,
  hint: target === 'L' ? 'darkL' : 'finalDropped',
});
const final = { final: true };
const unnamed = { named: false };

/** All known errors, for hints and for the phone that is reported as heard. A target with several errors
 *  has one entry for each. The first match counts, so errors in final position come before the same errors in
 *  any position. */
export const mandarinErrors: readonly MandarinError[] = [
  swap('B', 'P', 'voicedFinal', final),
  swap('D', 'T', 'voicedFinal', final),
  swap('G', 'K', 'voicedFinal', final),
  swap('V', 'F', 'voicedFinal', final),
  swap('Z', 'S', 'voicedFinal', final),
  swap('JH', 'CH', 'voicedFinal', { ...final, ...unnamed }),
  swap('TH', 'S', 'thAsS'),
  swap('TH', 'T', 'thAsT'),
  swap('TH', 'F', 'thAsF'),
  swap('DH', 'D', 'dhAsD'),
  swap('DH', 'Z', 'dhAsZ'),
  swap('DH', 'L', 'dhAsD', unnamed),
  swap('V', 'W', 'vAsW'),
  swap('V', 'F', 'vAsF'),
  swap('V', 'B', 'vAsB'),
  swap('W', 'V', 'wAsV'),
  swap('R', 'L', 'rAsL'),
  swap('R', 'W', 'rAsL', unnamed),
  swap('L', 'R', 'lAsR'),
  swap('N', 'L', 'nAsL', unnamed),
  swap('L', 'N', 'lAsN', unnamed),
  swap('L', 'OW', 'darkL', { ...final, ...unnamed }),
  swap('L', 'UW', 'darkL', { ...final, ...unnamed }),
  swap('N', 'NG', 'nAsNg', final),
  swap('NG', 'N', 'ngAsN', final),
  swap('IH', 'IY', 'ihAsIy'),
  swap('IY', 'IH', 'iyAsIh'),
  swap('EH', 'AE', 'ehAsAe'),
  swap('AE', 'EH', 'aeAsEh'),
  swap('AE', 'AH', 'aeAsAh', unnamed),
  swap('AE', 'AA', 'aeAsAh', unnamed),
  swap('AH', 'AE', 'ahAsAe', unnamed),
  swap('AH', 'AA', 'weakVowel', unnamed),
  swap('UH', 'UW', 'uhAsUw'),
  swap('UW', 'UH', 'uwAsUh'),
  swap('Z', 'S', 'zAsS'),
  swap('SH', 'S', 'shAsS'),
  swap('ZH', 'R', 'zhAsR', unnamed),
  ...['T', 'D', 'K', 'G', 'P', 'B', 'L', 'N', 'S', 'Z', 'V'].map(dropped),
];

/** The hint for a phone that was heard as another, if that is a known error; else null.
 *  @param heard null when the target was dropped
 *  @param final whether the target ends its word */
export function mandarinHint(target: Phone, heard: Phone | null, final: boolean): HintKey | null {
  return knownError(target, heard, final)?.hint ?? null;
}

/** The heard phone when it is an error that the scorer may report, else null: any other result is more often
 *  an error of the scorer than of the learner.
 *  @param final whether the target ends its word */
export function likelySlip(target: Phone, heard: Phone, final: boolean): Phone | null {
  return knownError(target, heard, final)?.named ? heard : null;
}

function knownError(target: Phone, heard: Phone | null, final: boolean) {
  return mandarinErrors.find(
    (error) => error.target === target && error.heard === heard && (final || !error.final),
  );
}

/** The hint for a vowel that was added after a consonant.
 *  @param final whether the vowel ends the word */
export const addedVowelHint = (final: boolean): HintKey =>
  final ? 'finalVowelAdded' : 'clusterVowelAdded';
