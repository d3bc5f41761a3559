import { createHash } from 'node:crypto';
import type { LexiconEntry } from '~/domain/lexicon/entry';
import type { LetterFile, SoundedEntry } from '~/domain/lexicon/letter-file';
import { letterOf, wordKey } from '~/domain/lexicon/word-key';
import { entryIpa, readTaughtIpa } from './entry-ipa';

/** A file below `public/lexicon`: its name carries the hash of its text, so that browsers may keep it for ever. */
export interface WrittenLetter {
  letter: string;
  file: string;
  text: string;
}

/** The files that browsers load, a letter each: the entries with their pronunciation, and the irregular forms that
 *  begin with the letter. */
export function letterFiles(
  entries: ReadonlyMap<string, readonly LexiconEntry[]>,
): WrittenLetter[] {
  const taught = readTaughtIpa();
  const forms = formsByLetter([...entries.values()].flat());
  return [...entries].map(([letter, ofLetter]) => {
    const content: LetterFile = {
      entries: ofLetter.map((entry): SoundedEntry => ({ ...entry, ipa: entryIpa(entry, taught) })),
      forms: forms.get(letter) ?? [],
    };
    const text = `${JSON.stringify(content)}\n`;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return { letter, file: `${letter}-${hash}.json`, text };
  });
}

/** The irregular forms, and the spellings that begin with another letter, with their lemmas: by the letter that they
 *  begin with. */
function formsByLetter(entries: readonly LexiconEntry[]): Map<string, [string, string][]> {
  const found = new Map<string, Map<string, [string, string]>>();
  for (const { word, spellings, forms } of entries)
    for (const form of [...forms, ...spellings]) {
      const key = wordKey(form);
      const letter = letterOf(key);
      const isSpelling = spellings.includes(form);
      if (!letter || (isSpelling && letter === letterOf(wordKey(word)))) continue;
      const ofLetter = found.get(letter) ?? new Map<string, [string, string]>();
      ofLetter.set(`${key}|${wordKey(word)}`, [key, wordKey(word)]);
      found.set(letter, ofLetter);
    }
  return new Map([...found].map(([letter, pairs]) => [letter, [...pairs.values()]]));
}
