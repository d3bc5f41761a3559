import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { parseArticle, readNewsPool } from '~tools/research/bench/news-pool';
import { chooseUnit } from './choose-unit';
import { reoptimise } from './reoptimise';
import { ruleViolations } from './sentence-rules';
import { Shortlist } from './shortlist';
import type { ParsedArticle, Selection, SelectionOptions, SelectionResult } from './types';

let news: ParsedArticle[];
beforeAll(async () => {
  news = (await readNewsPool(undefined, 0)).slice(0, 15).map(parseArticle);
});

const options: SelectionOptions = { category: null, level: 'B1', seed: 1, usedLemmas: new Set() };

function chosen(choice: SelectionResult): Selection {
  if (!choice.ok) throw new Error(choice.failure);
  return choice.selection;
}

const toKeys = ({ words, sentences }: Selection) => [...words, ...sentences].map(({ key }) => key);

it('any pool gives ten and ten that keep the rules, or says why not', () => {
  const levels = fc.constantFrom('A1', 'A2', 'B1', 'B2', 'C2') as fc.Arbitrary<
    SelectionOptions['level']
  >;
  fc.assert(
    fc.property(fc.subarray([...news.keys()]), levels, fc.nat(), (indexes, level, seed) => {
      const pool = indexes.map((i) => news[i]!);
      const choice = chooseUnit(pool, { ...options, level, seed });
      if (!choice.ok) {
        expect(choice.failure).toMatch(/^not enough material: /);
        return;
      }
      const { words, sentences } = choice.selection;
      expect(new Set(words.map(({ key }) => key)).size).toBe(10);
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(10);
      for (const { key, text, spoken, reasons } of sentences) {
        const [id, n] = key.split('#');
        const sentence = pool.find((article) => article.id === id)!.sentences[Number(n)]!;
        expect(sentence.text).toBe(text);
        expect(ruleViolations(sentence)).toEqual([]);
        expect(spoken).not.toMatch(/\d/);
        expect(reasons.length).toBeGreaterThan(2);
      }
      for (const { lemma, sentenceIndexes } of words) {
        expect(sentenceIndexes.length).toBeGreaterThan(0);
        for (const i of sentenceIndexes) expect(sentences[i]!.targetWords).toContain(lemma);
      }
    }),
    { numRuns: 6 },
  );
});

it('the same seed chooses the same, in whatever order the pieces come', () => {
  const forward = chosen(chooseUnit(news, options));
  expect(chosen(chooseUnit([...news].reverse(), options))).toEqual(forward);
  const list = new Shortlist(options);
  for (const article of news) list.add(article);
  expect(chosen(chooseUnit(list, options))).toEqual(forward);
});

it('pins stay, bans stay out, whatever else there is', () => {
  const { alternativeWords, alternativeSentences, sentences, words } = chosen(
    chooseUnit(news, options),
  );
  fc.assert(
    fc.property(
      fc.subarray(alternativeWords.slice(0, 6)),
      fc.subarray(alternativeSentences.slice(0, 6)),
      fc.nat(9),
      (pinWords, pinSentences, ban) => {
        const pinned = {
          words: pinWords.map(({ key }) => key),
          sentences: pinSentences.map(({ key }) => key),
        };
        const banned = { words: [words[ban]!.key], sentences: [sentences[ban]!.key] };
        const keys = toKeys(chosen(chooseUnit(news, { ...options, pinned, banned })));
        expect(keys).toEqual(expect.arrayContaining([...pinned.words, ...pinned.sentences]));
        expect(keys).not.toContain(banned.words[0]);
        expect(keys).not.toContain(banned.sentences[0]);
      },
    ),
    { numRuns: 3 },
  );
});

it('a swap brings what was asked for, keeps the rest if told to, and is not forgotten', () => {
  const first = chooseUnit(news, options);
  const selection = chosen(first);
  const out = selection.sentences[4]!.key;
  const wanted = selection.alternativeSentences[3]!.key;
  const kept = reoptimise(
    news,
    options,
    { selection },
    { kind: 'sentence', out, in: wanted, keepRest: true },
  );
  const before = toKeys(selection);
  const expected = before.map((key) => (key === out ? wanted : key)).sort();
  expect(toKeys(chosen(kept)).sort()).toEqual(expected);

  const word = selection.words[2]!.key;
  const again = reoptimise(
    news,
    kept.ok ? kept.options : options,
    { selection: chosen(kept) },
    { kind: 'word', out: word },
  );
  const keys = toKeys(chosen(again));
  expect(keys).not.toContain(word);
  expect(keys).not.toContain(out);
  expect(keys).toContain(wanted);
});

it('words that earlier units teach make room for new ones', () => {
  const first = chosen(chooseUnit(news, options));
  const usedLemmas = new Set(first.words.map(({ lemma }) => lemma));
  const usedSentences = new Set(first.sentences.map(({ text }) => text));
  const second = chosen(chooseUnit(news, { ...options, usedLemmas, usedSentences }));
  expect(second.words.filter(({ lemma }) => usedLemmas.has(lemma))).toEqual([]);
  expect(second.sentences.filter(({ text }) => usedSentences.has(text))).toEqual([]);
});

it('a pool too small, a pin that no piece has and too many pins are refused', () => {
  const refused = (change: Partial<SelectionOptions>, pool = news) => {
    const choice = chooseUnit(pool, { ...options, ...change });
    return choice.ok ? null : choice.failure;
  };
  expect(refused({}, [])).toMatch(/^not enough material: 0 pieces/);
  expect(refused({ category: 'no such' })).toMatch(/^not enough material: 0 pieces of no such/);
  expect(refused({ pinned: { words: [], sentences: ['gone#1'] } })).toMatch(/gone#1/);
  const words = Array.from({ length: 11 }, (_, n) => `word${n}|NOUN`);
  expect(refused({ pinned: { words, sentences: [] } })).toMatch(/11 are pinned/);
});
