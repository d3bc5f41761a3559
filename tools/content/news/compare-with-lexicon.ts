import { contradictsEntries } from '~/domain/lexicon/contradicts-entries';
import type { UnitContent } from '~/schemas/content';
import { findEntries } from '~/server/gateways/lexicon/find-entries';

type Word = Pick<UnitContent['words'][number], 'text' | 'partOfSpeech' | 'meaning'>;

/** Remarks on words whose meaning contradicts the lexicon, and on words without an entry of their part of speech: a
 *  line for each, which names its field. They are for an editor to judge, since two good meanings of a word may have
 *  no character in common. */
export async function compareWithLexicon(words: readonly Word[]): Promise<string[]> {
  const remarks = await Promise.all(words.map(remarkOn));
  return remarks.flatMap((remark, index) =>
    remark === null ? [] : [`words.${index + 1}.meaning ${remark}`],
  );
}

async function remarkOn({ text, partOfSpeech, meaning }: Word): Promise<string | null> {
  const name = `“${text}” (${partOfSpeech})`;
  const entries = await findEntries(text, partOfSpeech);
  if (entries.length === 0) return `cannot be compared: the lexicon lacks ${name}`;
  if (!contradictsEntries(meaning, entries)) return null;
  const meanings = entries.map((entry) => entry.meanings.join('；')).join(' / ');
  return `“${meaning}” contradicts the lexicon, where ${name} is “${meanings}”`;
}
