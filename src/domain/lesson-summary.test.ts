import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JudgedWord, Judgement } from './lesson-feedback';
import { summarise } from './lesson-summary';

const item = (id: string, ...words: string[]) => ({
  id,
  kind: words.length > 1 ? ('SENTENCE' as const) : ('WORD' as const),
  text: words.join(' '),
  reference: words.map((text) => ({ text, functionWord: text === 'the' })),
});

const judged = (passed: boolean, words: [string, number][], mode: 'SPEAK' | 'TYPE' = 'SPEAK') =>
  ({
    mode,
    score: 80,
    passed,
    words: words.map(
      ([text, score]): JudgedWord => ({
        text,
        score,
        status: score >= 75 ? 'said' : 'again',
        isAhead: score >= 75,
        phones: [],
        span: null,
        typed: null,
      }),
    ),
    extraSpeech: false,
    extraWords: [],
    engine: 'test',
  }) satisfies Judgement;

const ITEMS = [
  item('a', 'harvest'),
  item('b', 'the', 'Harvest.'),
  item('c', 'tea'),
  item('d', 'cup'),
];

describe('The summary of a lesson', () => {
  it('The lesson summary counts items passed now or before and lists untried items', () => {
    const summary = summarise(
      ITEMS,
      { 0: judged(true, [['harvest', 90]]) },
      { c: { passed: true, score: 70 } },
    );
    expect(summary).toMatchObject({ passed: 2, left: [1, 3], repeat: [] });
  });

  it('The average is that of the best result of each tried sentence, now or earlier, without the single words', () => {
    const sentences = [...ITEMS, item('e', 'a', 'cup'), item('f', 'the', 'tea')];
    const judgements = {
      0: judged(true, [['harvest', 90]]),
      4: judged(false, [
        ['a', 80],
        ['cup', 20],
      ]),
    };
    const best = { b: { passed: true, score: 61 }, c: { passed: true, score: 96 } };
    const earlier = { 4: [{ ...judged(true, [['cup', 90]]), score: 93 }] };
    // 93 of an earlier take, 61 of an earlier lesson; the last sentence was never tried.
    expect(summarise(sentences, judgements, best, earlier).averageScore).toBe(77);
    expect(summarise(ITEMS, { 0: judged(true, [['harvest', 90]]) }, {}).averageScore).toBeNull();
  });

  it('An item that was left open is neither tried nor left to try', () => {
    expect(summarise(ITEMS, {}, {}, {}, [1]).left).toEqual([0, 2, 3]);
  });

  it('The lesson summary repeats an item that did not pass the last time', () => {
    const judgements = { 0: judged(true, [['harvest', 90]]), 2: judged(false, [['tea', 20]]) };
    expect(summarise(ITEMS, judgements, {}).repeat).toEqual([2]);
  });

  it('The lesson summary repeats an item that never passed in earlier lessons', () => {
    const best = { b: { passed: false, score: 70 }, c: { passed: true, score: 70 } };
    expect(summarise(ITEMS, { 0: judged(true, [['harvest', 90]]) }, best).repeat).toEqual([1]);
  });

  it('The lesson summary does not praise a word with a confused phoneme', () => {
    const judgement = judged(true, [['harvest', 90]]);
    const [word] = judgement.words;
    const phones = [{ target: 'V', heard: 'W', gop: -4 }];
    const slipped = { ...judgement, words: [{ ...word!, phones }] };
    expect(summarise(ITEMS, { 0: slipped }, {}).bestWords).toEqual([]);
  });

  it('The lesson summary lists a phoneme that was weak several times, earlier takes included', () => {
    const take = (text: string): Judgement => {
      const judgement = judged(false, [[text, 40]]);
      const phones = [{ target: 'V', heard: 'W', gop: -4 }];
      return { ...judgement, words: judgement.words.map((word) => ({ ...word, phones })) };
    };
    const earlier = { 0: [take('harvest')] };
    const reliable = new Set(['V']);
    const { weakPhonemes } = summarise(ITEMS, { 0: take('harvest') }, {}, earlier, [], reliable);
    expect(weakPhonemes).toMatchObject([{ target: 'V', heard: 'W', times: 2, words: ['harvest'] }]);
  });

  it('The lesson summary never praises a word that is to be repeated, by itself or in a sentence', () => {
    const sentence = judged(false, [
      ['the', 20],
      ['Harvest.', 95],
    ]);
    const judgements = { 0: judged(true, [['harvest', 90]]), 1: sentence };
    expect(summarise(ITEMS, judgements, {})).toMatchObject({ bestWords: [], repeat: [1] });
    const words = { 0: judged(false, [['harvest', 40]]), 1: { ...sentence, passed: true } };
    expect(summarise(ITEMS, words, {})).toMatchObject({ bestWords: [], repeat: [0] });
    expect(summarise(ITEMS, { 0: judgements[0] }, {}).bestWords).toEqual(['harvest']);
  });

  it('No word is both among the best ones and in an item to repeat, whatever was said', () => {
    const score = fc.integer({ min: 0, max: 100 });
    const of = (text: string) => score.map((points): [string, number] => [text, points]);
    const attempt = (...texts: string[]) =>
      fc
        .tuple(fc.boolean(), fc.tuple(...texts.map(of)))
        .map(([passed, words]) => judged(passed, words));
    const lesson = fc.record({
      0: attempt('harvest'),
      1: attempt('the', 'Harvest.'),
      2: attempt('tea'),
      3: attempt('cup'),
    });
    fc.assert(
      fc.property(lesson, (judgements) => {
        const { bestWords, repeat } = summarise(ITEMS, judgements, {});
        const words = repeat.flatMap((index) => ITEMS[index]!.text.toLowerCase().match(/\w+/g));
        for (const best of bestWords) expect(words).not.toContain(best);
      }),
    );
  });

  it('The lesson summary praises each content word once, never a function word or a typed one', () => {
    const judgements = {
      0: judged(true, [['harvest', 90]]),
      1: judged(true, [
        ['the', 99],
        ['Harvest.', 95],
      ]),
      2: judged(true, [['tea', 100]], 'TYPE'),
    };
    expect(summarise(ITEMS, judgements, {})).toMatchObject({ bestWords: ['harvest'], typed: 1 });
  });
});
