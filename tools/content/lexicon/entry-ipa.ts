import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LexiconEntry } from '~/domain/lexicon/entry';
import { ROOT } from '~/launcher/machine/root';
import type { WordClass } from '~/server/gateways/speech/card-phones';
import { toDictionaryIpa } from '~/server/gateways/speech/dictionary-ipa';

interface Ipa {
  us: string;
  gb: string;
}

const UNITS = join(ROOT, 'prisma/content/units');
const WORD_CLASSES: readonly string[] = ['noun', 'verb', 'adjective', 'adverb'];

/** The IPA of the words that our units teach, by word and part of speech: an editor has confirmed it. */
export function readTaughtIpa(): Map<string, Ipa> {
  const taught = new Map<string, Ipa>();
  for (const name of readdirSync(UNITS)) {
    const unit = JSON.parse(readFileSync(join(UNITS, name), 'utf8')) as {
      words: { text: string; partOfSpeech: string; ipa: Ipa }[];
    };
    for (const { text, partOfSpeech, ipa } of unit.words)
      taught.set(`${text.toLowerCase()}|${partOfSpeech}`, ipa);
  }
  return taught;
}

/** An entry's IPA in both accents: the unit's where one teaches the word, else the dictionary's, for several words
 *  that of each. Null where the dictionary lacks one. */
export function entryIpa(
  { word, partOfSpeech }: LexiconEntry,
  taught: ReadonlyMap<string, Ipa>,
): Ipa | null {
  const confirmed = taught.get(`${word.toLowerCase()}|${partOfSpeech}`);
  if (confirmed) return confirmed;
  const wordClass = WORD_CLASSES.includes(partOfSpeech) ? (partOfSpeech as WordClass) : undefined;
  const parts = word.split(/[ -]/).map((part) => toDictionaryIpa(part, wordClass));
  const known = parts.flatMap((part) => part ?? []);
  if (known.length < parts.length) return null;
  return {
    us: known.map(({ us }) => us).join(' '),
    gb: known.map(({ gb }) => gb).join(' '),
  };
}
