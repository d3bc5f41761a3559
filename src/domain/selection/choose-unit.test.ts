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

function getSelection(result: SelectionResult): Selection {
  if (!result.ok) throw new Error(result.failure);
  return result.selection;
}

const toKeys = ({ words, sentences }: Selection) => [...words, ...sentences].map(({ key }) => key);

it('any pool gives ten words and ten sentences that satisfy the rules, or a reason for the failure', () => {
  const levels = fc.constantFrom('A1', 'A2', 'B1', 'B2', 'C2') as fc.Arbitrary<
    SelectionOptions['level']
  >;
  fc.assert(
    fc.property(fc.subarray([...news.keys()]), levels, fc.nat(), (indexes, level, seed) => {
      const pool = indexes.map((i) => news[i]!);
      const result = chooseUnit(pool, { ...options, level, seed });
      if (!result.ok) {
        expect(result.failure).toMatch(/^not enough material: /);
        return;
      }
      const { words, sentences } = result.selection;
      expect(new Set(words.map(({ key }) => key)).size).toBe(10);
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(10);
      for (const { key, text, spoken, reasons } of sentences) {
        const [id, index] = key.split('#');
        const sentence = pool.find((article) => article.id === id)!.sentences[Number(index)]!;
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

it('the same seed gives the same choice for any order of the articles', () => {
  const forward = getSelection(chooseUnit(news, options));
  expect(getSelection(chooseUnit([...news].reverse(), options))).toEqual(forward);
  const list = new Shortlist(options);
  for (const article of news) list.add(article);
  expect(getSelection(chooseUnit(list, options))).toEqual(forward);
});

it('pinned items are always chosen and banned items never', () => {
  const { alternativeWords, alternativeSentences, sentences, words } = getSelection(
    chooseUnit(news, options),
  );
  fc.assert(
    fc.property(
      fc.subarray(alternativeWords.slice(0, 6)),
      fc.subarray(alternativeSentences.slice(0, 6)),
      fc.nat(9),
      (pinWords, pinSentences, banIndex) => {
        const pinned = {
          words: pinWords.map(({ key }) => key),
          sentences: pinSentences.map(({ key }) => key),
        };
        const banned = { words: [words[banIndex]!.key], sentences: [sentences[banIndex]!.key] };
        const keys = toKeys(getSelection(chooseUnit(news, { ...options, pinned, banned })));
        expect(keys).toEqual(expect.arrayContaining([...pinned.words, ...pinned.sentences]));
        expect(keys).not.toContain(banned.words[0]);
        expect(keys).not.toContain(banned.sentences[0]);
      },
    ),
    { numRuns: 3 },
  );
});

it('a swap brings in the requested item, leaves the rest unchanged with keepRest, and holds for later swaps', () => {
  const first = chooseUnit(news, options);
  const selection = getSelection(first);
  const out = selection.sentences[4]!.key;
  const replacement = selection.alternativeSentences[3]!.key;
  const swapped = reoptimise(
    news,
    options,
    { selection },
    { kind: 'sentence', out, in: replacement, keepRest: true },
  );
  const before = toKeys(selection);
  const expected = before.map((key) => (key === out ? replacement : key)).sort();
  expect(toKeys(getSelection(swapped)).sort()).toEqual(expected);

  const word = selection.words[2]!.key;
  const swappedAgain = reoptimise(
    news,
    swapped.ok ? swapped.options : options,
    { selection: getSelection(swapped) },
    { kind: 'word', out: word },
  );
  const keys = toKeys(getSelection(swappedAgain));
  expect(keys).not.toContain(word);
  expect(keys).not.toContain(out);
  expect(keys).toContain(replacement);
});

it('words and sentences of earlier units are not chosen again', () => {
  const first = getSelection(chooseUnit(news, options));
  const usedLemmas = new Set(first.words.map(({ lemma }) => lemma));
  const usedSentences = new Set(first.sentences.map(({ text }) => text));
  const second = getSelection(chooseUnit(news, { ...options, usedLemmas, usedSentences }));
  expect(second.words.filter(({ lemma }) => usedLemmas.has(lemma))).toEqual([]);
  expect(second.sentences.filter(({ text }) => usedSentences.has(text))).toEqual([]);
});

it('selection fails for a small pool, an unknown pinned sentence and too many pins', () => {
  const failure = (change: Partial<SelectionOptions>, pool = news) => {
    const result = chooseUnit(pool, { ...options, ...change });
    return result.ok ? null : result.failure;
  };
  expect(failure({}, [])).toMatch(/^not enough material: 0 pieces/);
  expect(failure({ category: 'no such' })).toMatch(/^not enough material: 0 pieces of no such/);
  expect(failure({ pinned: { words: [], sentences: ['gone#1'] } })).toMatch(/gone#1/);
  const words = Array.from({ length: 11 }, (_, i) => `word${i}|NOUN`);
  expect(failure({ pinned: { words, sentences: [] } })).toMatch(/11 are pinned/);
});
