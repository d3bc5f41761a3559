import type { Accent } from '~/domain/speech/accent';
import type { SpokenToken } from './speech-engine';

type Rule = readonly [ipa: RegExp, written: string];

/** Rules that convert our IPA, which is that of learners' dictionaries, to espeak-ng's, on which Piper models
 *  are trained. */
const PIPER: Readonly<Record<Accent, readonly Rule[]>> = {
  US: [
    [/ɜːr?/g, 'ɜː'],
    [/ər(?![aeiouæɑɒɔəɛɜɪʊʌ])/g, 'ɚ'],
    [/e(?![ɪə])/g, 'ɛ'],
    [/r/g, 'ɹ'],
  ],
  GB: [
    [/e(?![ɪə])/g, 'ɛ'],
    [/eə/g, 'eə'],
    [/r/g, 'ɹ'],
  ],
};

/** The same for misaki's notation, for Kokoro: one letter for a diphthong or an affricate. */
const KOKORO: Readonly<Record<Accent, readonly Rule[]>> = {
  US: [
    [/eɪ/g, 'A'],
    [/aɪ/g, 'I'],
    [/aʊ/g, 'W'],
    [/ɔɪ/g, 'Y'],
    [/oʊ/g, 'O'],
    [/ɜːr?/g, 'ɜɹ'],
    [/e/g, 'ɛ'],
    [/tʃ/g, 'ʧ'],
    [/dʒ/g, 'ʤ'],
    [/r/g, 'ɹ'],
    [/ː/g, ''],
  ],
  GB: [
    [/eɪ/g, 'A'],
    [/aɪ/g, 'I'],
    [/aʊ/g, 'W'],
    [/ɔɪ/g, 'Y'],
    [/əʊ/g, 'Q'],
    [/eə/g, 'ɛː'],
    [/e/g, 'ɛ'],
    [/æ/g, 'a'],
    [/tʃ/g, 'ʧ'],
    [/dʒ/g, 'ʤ'],
    [/r/g, 'ɹ'],
  ],
};

const PAUSES = /[.,!?;:]$/;

/** The phonemes of a text with its spaces and pauses, a character each, for a Piper model. */
export const toPiperPhonemes = (tokens: readonly SpokenToken[], accent: Accent): string[] =>
  write(tokens, PIPER[accent]);

/** The same for a Kokoro model. */
export const toKokoroPhonemes = (tokens: readonly SpokenToken[], accent: Accent): string[] =>
  write(tokens, KOKORO[accent]);

function write(tokens: readonly SpokenToken[], rules: readonly Rule[]): string[] {
  const words = tokens.map(({ text, ipa }) => {
    const written = rules.reduce((word, [from, to]) => word.replaceAll(from, to), stressVowel(ipa));
    return written + (PAUSES.exec(text.replaceAll(/(?<!["“”’)])["“”’)]+$/g, ''))?.[0] ?? '');
  });
  return [...words.join(' ')];
}

/** Moves each stress mark from before its syllable to before its vowel, as both kinds of models require. */
const stressVowel = (ipa: string): string =>
  ipa.replaceAll(/([ˈˌ])([^aeiouæɑɒɔəɜɪʊʌˈˌ]+)/g, '$2$1');
