import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '~/domain/grading/types';
import { parseEntries } from '~/domain/lexicon/parse-entries';
import type { ChosenWord } from '~/domain/selection/types';
import { CONTENT_DIR } from '~/server/content/read-content';
import { resetDatabase, testDatabase } from '~/test/db';
import { createUnit } from '~prisma/factories/unit';
import { draftItems } from './propose-items';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const chosen = (text: string, pos: PartOfSpeech): ChosenWord => ({
  key: `${text.toLowerCase()}|${pos}`,
  lemma: text.toLowerCase(),
  text,
  pos,
  level: 'B1',
  reasons: [],
  features: {},
  sentenceIndexes: [0],
});
const propose = async (...[words, before]: [ChosenWord[], Parameters<typeof draftItems>[2]?]) =>
  (await draftItems(db, { words, sentences: [] }, before)).words;

/** The first two meanings of an entry, as its file has them. */
function meaningOf(word: string, partOfSpeech: string): string {
  const file = join(CONTENT_DIR, 'lexicon', `${word[0]}.tsv`);
  const entry = parseEntries(readFileSync(file, 'utf8')).find(
    (one) => one.word === word && one.partOfSpeech === partOfSpeech,
  );
  return entry!.meanings.slice(0, 2).join('；');
}

describe('The words of a new draft', () => {
  it('A word has the lexicon’s first meanings of its part of speech, which are still to be confirmed', async () => {
    const words = await propose([chosen('march', 'VERB'), chosen('left', 'NOUN')]);
    expect(words).toMatchObject([
      { meaning: meaningOf('march', 'verb'), partOfSpeech: 'verb', proposed: true },
      { meaning: meaningOf('left', 'noun'), partOfSpeech: 'noun', proposed: true },
    ]);
    expect(words[0]!.meaning).toMatch(/\p{Script=Han}/u);
  });

  it('A word without an entry of its part of speech stays empty', async () => {
    expect(await propose([chosen('march', 'NOUN'), chosen('Zhongli', 'PROPN')])).toMatchObject([
      { meaning: '', proposed: false },
      { meaning: '', proposed: false },
    ]);
  });

  it('A word of an earlier unit has its IPA, and its meaning only where the lexicon has none', async () => {
    const unit = await createUnit(db);
    const [first, second] = unit.items.filter(({ kind }) => kind === 'WORD');
    const earlier = { translation: '先前的意思', partOfSpeech: 'noun', ipaUs: 'uː', ipaGb: 'ɡː' };
    for (const [item, text] of [
      [first!, 'pillow'],
      [second!, 'Zhongli'],
    ] as const)
      await db.unitItem.update({ where: { id: item.id }, data: { ...earlier, text } });
    const ipa = { us: 'uː', gb: 'ɡː' };
    expect(await propose([chosen('pillow', 'NOUN'), chosen('Zhongli', 'NOUN')])).toMatchObject([
      { meaning: meaningOf('pillow', 'noun'), ipa, proposed: true },
      { meaning: '先前的意思', ipa, proposed: true },
    ]);
  });

  it('A word that stays keeps the meaning of its editor', async () => {
    const [word] = await propose([chosen('march', 'VERB')]);
    const edited = { ...word!, meaning: '遊行', proposed: false };
    const before = { words: [edited], sentences: [] };
    expect(await propose([chosen('march', 'VERB')], before)).toMatchObject([
      { meaning: '遊行', proposed: false },
    ]);
  });
});
