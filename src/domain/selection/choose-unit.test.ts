import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { parseArticle, readNewsPool } from '~tools/research/bench/news-pool';
import type { CandidateSentence, CandidateSet } from './candidate-set';
import { chooseUnit } from './choose-unit';
import { isConversational } from './conversation';
import { rankAlternatives } from './explain';
import { evaluate } from './objective';
import { reoptimise } from './reoptimise';
import { ruleViolations } from './sentence-rules';
import { Shortlist } from './shortlist';
import type { ParsedArticle, Selection, SelectionOptions, SelectionResult, Swap } from './types';

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

it('a swap that cannot be says why', () => {
  const selection = getSelection(chooseUnit(news, options));
  const [word, other] = selection.words;
  const failure = (swap: Swap, change: Partial<SelectionOptions> = {}) => {
    const result = reoptimise(news, { ...options, ...change }, { selection }, swap);
    return result.ok ? null : result.failure;
  };
  const out = word!.key;
  expect(failure({ kind: 'word', out, in: other!.key })).toBe(
    `“${other!.key}” is in the unit already, as word 2`,
  );
  expect(failure({ kind: 'word', out, in: out })).toBe(`“${out}” is the word that is to go`);
  expect(failure({ kind: 'word', out, in: 'tea' })).toBe(
    'no piece of the draft has the word “tea”',
  );
  const sentence = selection.sentences[0]!.key;
  expect(failure({ kind: 'sentence', out: sentence, in: 'gone#1' })).toBe(
    'no piece of the draft has the sentence “gone#1”',
  );
  const shown = new Set([...selection.words, ...selection.alternativeWords].map(({ key }) => key));
  shown.delete(out);
  const banned = {
    words: [...shown].filter((key) => !selection.words.some((w) => w.key === key)),
    sentences: [],
  };
  expect(failure({ kind: 'word', out, keepRest: true }, { banned })).toBe(
    'all 10 sentences are kept, and they have no other word to teach at B1',
  );
});

it('an editor reaches every candidate, and not the twenty best alone', () => {
  const selection = getSelection(chooseUnit(news, options));
  const pinned = {
    words: selection.words.map(({ key }) => key),
    sentences: selection.sentences.map(({ key }) => key),
  };
  const { words, sentences } = rankAlternatives(news, { ...options, pinned });
  expect(sentences.slice(0, 20).map(({ key }) => key)).toEqual(
    selection.alternativeSentences.map(({ key }) => key),
  );
  expect(sentences.length).toBeGreaterThan(20);
  expect(words.length).toBeGreaterThan(20);
  const taken = new Set(toKeys(selection));
  expect([...words, ...sentences].filter(({ key }) => taken.has(key))).toEqual([]);
});

it('words stand in the order of the sentences that show them', () => {
  const { words } = getSelection(chooseUnit(news, options));
  const firsts = words.map(({ sentenceIndexes }) => sentenceIndexes[0]!);
  expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
});

it('a chosen word is written small unless it is a name', () => {
  const article = (text: string, id: string) =>
    parseArticle({
      id,
      source: 'ours',
      category: 'general',
      date: null,
      paragraphs: [text],
    });
  const lines = [
    'The captain gave me a biscuit before the long journey.',
    'My uncle bought an expensive Dutch bicycle in the market.',
    'Why is the correction still missing from your report?',
    'We usually visit the museum on a quiet Friday afternoon.',
  ];
  const pinned = {
    words: ['captain|NOUN', 'biscuit|NOUN', 'correction|NOUN', 'dutch|ADJ', 'friday|NOUN'],
    sentences: lines.map((_, index) => `own ${index}#0`),
  };
  const pool = [...news, ...lines.map((line, index) => article(line, `own ${index}`))];
  const { words } = getSelection(chooseUnit(pool, { ...options, pinned }));
  const texts = words.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['captain', 'biscuit', 'correction', 'Dutch', 'Friday']),
  );
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

it('a unit has three conversational sentences, two contractions and seven words at its level where the pool allows', () => {
  const talk = [
    "I can't afford the apartment, because the rent has increased.",
    'Which restaurant would you recommend to a foreign guest?',
    "We've already arranged the conference with the manager.",
  ].map((text, index) =>
    parseArticle({
      id: `talk ${index}`,
      source: 'ours',
      category: 'general',
      date: null,
      paragraphs: [text],
    }),
  );
  const count = (selection: Selection, name: string) =>
    selection.sentences.reduce((sum, { features }) => sum + features[name]!, 0);
  const prose = news.map((article) => ({
    ...article,
    sentences: article.sentences.filter((sentence) => !isConversational(sentence)),
  }));
  expect(count(getSelection(chooseUnit(prose, options)), 'conversational')).toBe(0);
  const selection = getSelection(chooseUnit([...prose, ...talk], options));
  expect(count(selection, 'conversational')).toBe(3);
  expect(count(selection, 'contraction')).toBe(2);
  expect(selection.words.filter(({ level }) => level === 'B1').length).toBeGreaterThanOrEqual(7);
});

it('conversational sentences beyond the goal do not push out better ones', () => {
  const sentence = (index: number, conversational: boolean) =>
    ({
      key: `a#${index}`,
      text: `${index}`,
      pieceId: `${index}`,
      source: `${index}`,
      conversational,
      contraction: false,
      topic: [],
      about: [],
      teachableKeys: [],
      score: { total: 0 },
    }) as unknown as CandidateSentence;
  const candidates = { words: new Map(), pinnedWords: [] } as unknown as CandidateSet;
  const speech = (conversational: number) =>
    evaluate(
      Array.from({ length: 10 }, (_, index) => sentence(index, index < conversational)),
      candidates,
    ).parts.speech!;
  const gains = [1, 2, 3, 4, 5].map((count) => speech(count) - speech(count - 1));
  expect(gains[2]).toBeCloseTo(gains[0]!);
  expect(gains[3]).toBeLessThan(gains[2]! / 10);
});
