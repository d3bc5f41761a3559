import { expect, it } from 'vitest';
import type { JudgedWord, Judgement } from './lesson-feedback';
import { choosePraise, type Praise } from './lesson-praise';

const word = (
  text: string,
  status: JudgedWord['status'],
  targets = 'T IY',
  over: Partial<JudgedWord> = {},
): JudgedWord => ({
  text,
  status,
  score: 90,
  isAhead: true,
  span: null,
  typed: null,
  phones: targets.split(' ').map((target) => ({ target, heard: null, gop: 0 })),
  ...over,
});

const judged = (passed: boolean, score: number, ...words: JudgedWord[]): Judgement => ({
  mode: 'SPEAK',
  score,
  passed,
  words,
  engine: 'test',
  extraSpeech: false,
  extraWords: [],
});

const TEXT = ['Every', 'stall', 'now', 'serves', 'hot', 'food'];
/** The model: six words in three seconds. */
const MODEL = TEXT.map((_, index) => ({ startMs: index * 500, endMs: index * 500 + 500 }));

/** A passed sentence whose words last `length` seconds each, with pauses of half a second after some of them. */
function sentence(length: number, pausesAfter: readonly number[] = [], score = 80): Judgement {
  let start = 0;
  const words = TEXT.map((text, index) => {
    const span = { start, end: start + length };
    start = span.end + (pausesAfter.includes(index) ? 0.5 : 0);
    return word(text, 'said', 'T IY', { span, score });
  });
  return judged(true, score, ...words);
}

const kindOf = (praise: Praise | null) => praise?.kind ?? null;

it('Praise names no single sound, however hard and however good', () => {
  const praise = choosePraise(judged(true, 95, word('rivers', 'said', 'R IH V ER Z')), null);
  expect(praise).toEqual({ kind: 'word', word: 'rivers' });
});

it('A word of which a sound is named as another is not praised', () => {
  const slip = [{ target: 'V', heard: 'W', gop: -4 }];
  expect(
    choosePraise(judged(true, 90, word('van', 'said', 'V', { phones: slip })), null),
  ).toBeNull();
});

it.each([
  ['that was not compared with others', { isAhead: undefined }],
  ['that another word came near', { isAhead: false }],
  ['that may have had another ending', { open: { from: 'fourteen', asks: true } }],
  ['that was merely recognised', { status: 'nearly' as const }],
])('A word %s is not praised', (_, over) => {
  expect(choosePraise(judged(true, 95, word('forty', 'said', 'T IY', over)), null)).toBeNull();
});

it('A sentence that is almost a pass is not praised, not even for being better than the last time', () => {
  const before = judged(false, 40, word('We', 'again'), word('can', 'again'));
  const open = word('can', 'said', 'T IY', { open: { from: 'can’t', asks: true } });
  const now = { ...judged(false, 59, word('We', 'said'), open) };
  expect(choosePraise(now, before)).toBeNull();
});

it('Praise for pauses and pace is given for what was measured only', () => {
  expect(kindOf(choosePraise(sentence(0.5), null, MODEL))).toBe('flowing');
  expect(kindOf(choosePraise(sentence(0.46, [2]), null, MODEL))).toBe('pace');
  const slow = choosePraise(sentence(0.8, [2], 80), null, MODEL, ['word']);
  expect(slow).toBeNull();
});

it('A sentence that was said faster than the last time says by how much', () => {
  const praise = choosePraise(sentence(0.5, [1]), sentence(0.6, [1]), MODEL);
  expect(praise).toEqual({ kind: 'faster', seconds: 0.6 });
});

it('A sentence that is much faster than the model is not praised for being faster', () => {
  const praise = choosePraise(sentence(0.25, [1]), sentence(0.5, [1]), MODEL);
  expect(kindOf(praise)).not.toBe('faster');
});

it('A sentence with fewer pauses than the last time says how many', () => {
  const praise = choosePraise(sentence(0.5, [1]), sentence(0.5, [0, 1, 3]), MODEL);
  expect(praise).toEqual({ kind: 'fewerPauses', before: 3, now: 1 });
});

it('The same praise never comes twice in a row', () => {
  const recent: (Praise['kind'] | null)[] = [];
  for (let i = 0; i < 20; i++)
    recent.push(kindOf(choosePraise(sentence(0.5), null, MODEL, recent)));
  for (const [i, kind] of recent.entries()) if (kind) expect(kind).not.toBe(recent[i - 1]);
  expect(new Set(recent)).toEqual(new Set(['flowing', 'pace']));
});

it('Where only the praise of the last time is true, nothing is said, and the next time it is again', () => {
  const one = judged(true, 95, word('harvest', 'said'));
  const recent: (Praise['kind'] | null)[] = [];
  for (let i = 0; i < 3; i++) recent.push(kindOf(choosePraise(one, null, [], recent)));
  expect(recent).toEqual(['word', null, 'word']);
});

it('Praise names the words that became clearer, even in an attempt that did not pass', () => {
  const before = judged(
    false,
    50,
    word('Three', 'again'),
    word('rivers', 'missing'),
    word('meet', 'again'),
  );
  const now = judged(
    false,
    55,
    word('Three', 'said'),
    word('rivers', 'nearly'),
    word('meet', 'again'),
  );
  // *rivers* could not be told this time.
  expect(choosePraise(now, before)).toEqual({ kind: 'better', words: ['Three'] });
});

it('Praise for clearer words leaves function words out', () => {
  const before = judged(false, 50, word('a', 'again'), word('strong', 'again'));
  const now = judged(true, 90, word('a', 'said'), word('strong', 'said'));
  expect(choosePraise(now, before)).toEqual({ kind: 'better', words: ['strong'] });
});

it('Praise for the whole needs clearly better words and is never given for worse ones', () => {
  const poor = judged(false, 59, word('tea', 'again', 'T IY', { score: 30 }));
  const good = judged(false, 59, word('tea', 'again', 'T IY', { score: 40 }));
  expect(choosePraise(good, poor)).toEqual({ kind: 'betterAll' });
  expect(choosePraise(poor, good)).toBeNull();
});

it('Praise leaves out a word that was unsure in the attempt before', () => {
  const unsure = word('tea', 'again', 'T IY', { unsure: true });
  const now = judged(false, 52, word('tea', 'said'), word('cup', 'again'));
  expect(choosePraise(now, judged(false, 50, unsure, word('cup', 'again')))).toBeNull();
});

it('Another word or sentence than the text is neither praised nor a reason for praise the next time', () => {
  const other: Judgement = { ...judged(false, 40, word('tea', 'again')), otherText: 'word' };
  expect(choosePraise(other, judged(false, 10, word('tea', 'missing')))).toBeNull();
  expect(kindOf(choosePraise(judged(false, 55, word('tea', 'again')), other))).toBeNull();
});
