import { describe, expect, it } from 'vitest';
import { findEntries } from './find-entries';

const names = async (...[word, partOfSpeech]: Parameters<typeof findEntries>) =>
  (await findEntries(word, partOfSpeech)).map((entry) => `${entry.word} ${entry.partOfSpeech}`);

describe('The entries of a word on the server', () => {
  it('A word has the entries of all its parts of speech, or of the wanted one', async () => {
    expect(await names('reduce')).toEqual(['reduce verb']);
    expect(await names('row')).toEqual(expect.arrayContaining(['row noun']));
    expect(await names('reduce', 'noun')).toEqual([]);
  });

  it('A form has the entries of its lemma, also of one with another letter', async () => {
    expect(await names('went', 'verb')).toEqual(['go verb']);
    expect(await names('pillows', 'noun')).toEqual(['pillow noun']);
  });

  it('A word in small letters has no entry of a name, and a capital finds every entry', async () => {
    expect(await names('March')).toEqual(expect.arrayContaining(['March noun', 'march verb']));
    expect(await names('march')).toEqual(['march verb']);
    expect(await names('march', 'noun')).toEqual([]);
    expect(await names('Reduce')).toEqual(['reduce verb']);
  });

  it.each(["can't", 'sleep-pillow', '', '2026', 'constructor-like', 'Zhongli', 'x'.repeat(60)])(
    '%j, which is not one word of the lexicon, has no entries',
    async (word) => {
      expect(await names(word)).toEqual([]);
    },
  );
});
