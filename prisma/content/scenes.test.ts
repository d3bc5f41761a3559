import { describe, expect, it } from 'vitest';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { indexLetter } from '~/domain/lexicon/index-letter';
import { lookUp } from '~/domain/lexicon/look-up';
import { textWords } from '~/domain/lexicon/text-words';
import { commonSpeech, MAX_COMMON_SPEECH } from '~/domain/scene/common-speech';
import { listPaths } from '~/domain/scene/list-paths';
import type { Scene } from '~/domain/scene/scene';
import { loadScenes } from '~/server/content/load-scenes';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { letterFiles } from '~tools/content/lexicon/letter-files';
import { MAINLAND_TERMS } from '~tools/content/lexicon/mainland-terms';
import { readEntries } from '~tools/content/lexicon/read-entries';

const scenes = loadScenes();
const letters = new Map(
  letterFiles(readEntries()).map(({ letter, text }) => [letter, indexLetter(JSON.parse(text))]),
);
const EMPTY = indexLetter({ entries: [], forms: [] });

/** Greatest number of different words of a scene that are above its level. */
const MAX_WORDS_ABOVE = { A2: 8, B1: 8, B2: 2 } as const;

const linesOf = ({ turns, endings }: Scene) => [
  ...Object.values(turns),
  ...Object.values(turns).flatMap(({ replies }) => replies),
  ...Object.values(endings),
];

/** The lowest level at which the lexicon has a word, as an index; null for a word that it lacks. */
async function levelOf(word: string): Promise<number | null> {
  const found = await lookUp(word, async (letter) => letters.get(letter) ?? EMPTY);
  if (!found) return null;
  return Math.max(
    ...found.parts.map(({ entries }) =>
      Math.min(...entries.map(({ level }) => CEFR_LEVELS.indexOf(level))),
    ),
  );
}

it('There are at least ten scenes, three or more of each level', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(10);
  for (const level of ['A2', 'B1', 'B2'])
    expect(scenes.filter((scene) => scene.level === level).length, level).toBeGreaterThanOrEqual(3);
});

describe.each(scenes)('scene $slug', (scene) => {
  const paths = listPaths(scene);

  it('Every way through a scene has six to ten turns', () => {
    for (const { said } of paths) {
      const turns = said.map(({ turn }) => turn).join(' → ');
      expect(said.length, turns).toBeGreaterThanOrEqual(6);
      expect(said.length, turns).toBeLessThanOrEqual(10);
    }
  });

  it('Every turn, every reply and every ending of a scene can be reached', () => {
    const said = new Set(paths.flatMap((path) => path.said.map((at) => `${at.turn} ${at.reply}`)));
    const all = Object.entries(scene.turns).flatMap(([turn, { replies }]) =>
      replies.map((_, reply) => `${turn} ${reply}`),
    );
    expect(all.filter((reply) => !said.has(reply))).toEqual([]);
    const ended = new Set(paths.map(({ ending }) => ending));
    expect(Object.keys(scene.endings).filter((ending) => !ended.has(ending))).toEqual([]);
  });

  it('A reply and another of its turn have little more than a third of their sounds in common', () => {
    for (const { replies } of Object.values(scene.turns)) {
      const references = replies.map(({ en }) => referenceWords(en));
      references.forEach((one, i) => {
        for (const [j, other] of references.slice(0, i).entries()) {
          const pair = `${replies[i]!.en} / ${replies[j]!.en}`;
          expect(commonSpeech(one, other), pair).toBeLessThanOrEqual(MAX_COMMON_SPEECH);
        }
      });
    }
  });

  it('Every English line of a scene can be pronounced', () => {
    for (const { en } of linesOf(scene)) expect(referenceWords(en).length, en).toBeGreaterThan(0);
  });

  it('A hint has words of its reply, in order, and fewer than the reply', () => {
    const wordsOf = (text: string) => textWords(text).map((word) => word.text.toLowerCase());
    for (const { replies } of Object.values(scene.turns))
      for (const { en, hint } of replies) {
        const words = wordsOf(en);
        let from = 0;
        for (const word of wordsOf(hint)) {
          const at = words.indexOf(word, from);
          expect(at, `“${word}” of “${hint}” in “${en}”`).toBeGreaterThanOrEqual(0);
          from = at + 1;
        }
        expect(wordsOf(hint).length, en).toBeLessThan(words.length);
      }
  });

  it('Few words of a scene are above its level, by the lexicon', async () => {
    const words = new Set(
      linesOf(scene).flatMap(({ en }) => textWords(en).map(({ text }) => text.toLowerCase())),
    );
    const above: string[] = [];
    for (const word of words)
      if (((await levelOf(word)) ?? 0) > CEFR_LEVELS.indexOf(scene.level)) above.push(word);
    expect(above.length, above.join(' ')).toBeLessThanOrEqual(MAX_WORDS_ABOVE[scene.level]);
  });

  it('Chinese texts of a scene have full-width punctuation and no terms of the mainland', () => {
    const chinese = [
      ...linesOf(scene).map(({ zh }) => zh),
      ...[scene.title, scene.setting].map(({ zh }) => zh),
      ...Object.values(scene.people).map(({ name }) => name.zh),
      ...Object.values(scene.endings).flatMap(({ title, text }) => [title.zh, text.zh]),
    ];
    expect(chinese.filter((text) => /[,;:!?()]|\.(?!\d)/.test(text))).toEqual([]);
    expect(
      chinese.filter((text) => MAINLAND_TERMS.some(({ term }) => text.includes(term))),
    ).toEqual([]);
  });

  it('A man from Taiwan has an American accent, for the only British voice of a man is a Scot’s', () => {
    for (const { home, sex, accent } of Object.values(scene.people))
      if (home === 'TAIWAN' && sex === 'male') expect(accent).toBe('US');
  });
});
