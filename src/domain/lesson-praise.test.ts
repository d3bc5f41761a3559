import { expect, it } from 'vitest';
import type { JudgedWord, Judgement } from './lesson-feedback';
import { choosePraise } from './lesson-praise';

const word = (
  text: string,
  status: JudgedWord['status'],
  targets = 'T IY',
  gop = 0,
): JudgedWord => ({
  text,
  status,
  score: 80,
  phones: targets.split(' ').map((target) => ({ target, heard: null, gop })),
  span: null,
  typed: null,
});

const judged = (passed: boolean, score: number, ...words: JudgedWord[]): Judgement => ({
  mode: 'SPEAK',
  score,
  passed,
  words,
  extraSpeech: false,
  extraWords: [],
  engine: 'test',
});

it('Praise names the hardest phoneme of the content words', () => {
  const words = [
    word('over', 'said', 'OW V ER'),
    word('three', 'said', 'TH R IY'),
    word('rivers', 'said', 'R IH V ER Z'),
  ];
  expect(choosePraise(judged(true, 95, ...words), null)).toEqual({
    kind: 'sound',
    word: 'rivers',
    sound: 'V',
  });
});

it('Praise never names a phoneme that the scorer cannot distinguish from its substitute', () => {
  expect(choosePraise(judged(true, 95, word('think', 'said', 'TH IH NG K')), null)).toBeNull();
});

it('Praise does not name a hard phoneme that was only just good enough', () => {
  const words = [
    word('river', 'said', 'R IH V ER', -1),
    word('customers', 'said', 'K AH S T AH M ER S'),
  ];
  expect(choosePraise(judged(true, 90, ...words), null)).toEqual({
    kind: 'word',
    word: 'customers',
  });
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
    70,
    word('Three', 'said'),
    word('rivers', 'nearly'),
    word('meet', 'again'),
  );
  expect(choosePraise(now, before)).toEqual({ kind: 'better', words: ['Three', 'rivers'] });
});

it('Praise for clearer words leaves function words out', () => {
  const before = judged(false, 50, word('a', 'again'), word('strong', 'again'));
  const now = judged(true, 90, word('a', 'said'), word('strong', 'said'));
  expect(choosePraise(now, before)).toEqual({ kind: 'better', words: ['strong'] });
});

it('Praise for the whole needs a clearly better score and is never given for a worse one', () => {
  const poor = judged(false, 50, word('tea', 'again'));
  const good = judged(false, 60, word('tea', 'again'));
  expect(choosePraise(good, poor)).toEqual({ kind: 'betterAll' });
  expect(choosePraise(poor, good)).toBeNull();
});

it('Praise leaves out a word that was unsure in the attempt before', () => {
  const unsure = { ...word('tea', 'again'), unsure: true };
  const now = judged(false, 52, word('tea', 'said'), word('cup', 'again'));
  expect(choosePraise(now, judged(false, 50, unsure, word('cup', 'again')))).toBeNull();
});
