import { differsBy } from '~/domain/listening/differs-by';
import { MINIMAL_PAIRS } from '~/domain/listening/pairs';
import { ACCENTS, type Accent } from '~/domain/speech/accent';
import type { Phone } from '~/domain/speech/types';
import { withoutStress } from './arpabet';
import { writeIpa } from './dictionary-ipa';
import { type ClipLine, toClipLine } from './render-clip';
import type { SpeechEngine } from './speech-engine';
import { dictionaryPhones } from './stressed-phones';
import { type AvailableVoice, castOf } from './voices';
import { wordsToSay } from './words-to-say';

/** Slower than in a sentence, as the words of units are. */
const SPEED = 0.85;

/** The clip of a word of a minimal pair in one place of the cast. */
export interface PairClipJob {
  word: string;
  accent: Accent;
  /** The line for each possible voice, by preference. */
  lines: ClipLine[];
}

/** The pronunciation of a word by which it differs from its partners in the sound of the contrast only, with stress
 *  digits.
 *  @throws Error naming a pair whose words differ in more */
function pairPronunciation(word: string): string[] {
  const pair = MINIMAL_PAIRS.find(({ words }) => words.includes(word));
  if (!pair) throw new Error(`No pair has the word ${word}.`);
  const [firsts, seconds] = pair.words.map(dictionaryPhones);
  for (const first of firsts!)
    for (const second of seconds!)
      if (differsBy(pair.contrast, withoutStress(first), withoutStress(second)))
        return word === pair.words[0] ? first : second;
  throw new Error(`The words of ${pair.id} differ in more than its contrast.`);
}

/** The IPA of a word of a pair in both accents, as a card would write it. */
export function pairIpa(word: string): { us: string; gb: string } {
  const phones = pairPronunciation(word);
  return { us: writeIpa(word, phones, 0), gb: writeIpa(word, phones, 1) };
}

/** Whether a voice keeps all contrasts apart. Speakers of Scottish English say *pool* as *pull* (Wells 1982, section
 *  5.2.4), and vowels last by what follows them. */
const keepsContrasts = ({ voice }: AvailableVoice): boolean => voice.variety !== 'scottish';

/** The clips of a word of a pair: one for each sex of each accent that has a voice with all contrasts. */
export function listPairClipJobs(word: string, engines: readonly SpeechEngine[]): PairClipJob[] {
  const own: [string, Phone[][]][] = [[word, [withoutStress(pairPronunciation(word))]]];
  return ACCENTS.flatMap((accent) => {
    const line = { text: word, words: wordsToSay(word, accent, { overrides: own }), speed: SPEED };
    return castOf(engines, accent).flatMap((row) => {
      const lines = row
        .filter(keepsContrasts)
        .flatMap((speaker) => toClipLine(line, speaker) ?? []);
      return lines.length > 0 ? [{ word, accent, lines }] : [];
    });
  });
}
