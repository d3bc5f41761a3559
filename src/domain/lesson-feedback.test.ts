import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseFeedback,
  type JudgedWord,
  type Judgement,
  judgeSpoken,
  toOutcome,
} from './lesson-feedback';
import type { UtteranceResult } from './speech/types';

const word = (text: string, status: JudgedWord['status'], over: Partial<JudgedWord> = {}) => ({
  text,
  status,
  score: 80,
  phones: [],
  span: null,
  typed: null,
  ...over,
});

const judged = (words: JudgedWord[], over: Partial<Judgement> = {}): Judgement => ({
  mode: 'SPEAK',
  score: 80,
  passed: words.every(({ status }) => status === 'said' || status === 'nearly'),
  words,
  extraSpeech: false,
  extraWords: [],
  engine: 'test',
  ...over,
});

const phones = (...targets: string[]) => targets.map((target) => ({ target, heard: null, gop: 0 }));
const SLIP = [{ target: 'TH', heard: 'S', gop: -4 }, ...phones('IH', 'NG', 'K')];

describe('The feedback', () => {
  it('Feedback names an added vowel when no word was wrong and no phoneme confused', () => {
    const cake = word('cake,', 'said', { addedVowel: true });
    const feedback = { kind: 'addedVowel', word: 'cake', hint: 'finalVowelAdded' };
    expect(chooseFeedback(judged([cake, word('please', 'nearly')]))).toEqual(feedback);
    const slip = word('think', 'nearly', { phones: SLIP });
    expect(chooseFeedback(judged([cake, slip]))).toMatchObject({ kind: 'sound' });
    expect(chooseFeedback(judged([cake, word('please', 'again')]))).toMatchObject({
      kind: 'again',
    });
    const doubted = word('cake,', 'nearly', { addedVowel: true, unsure: true });
    expect(chooseFeedback(judged([doubted, word('please', 'said')]))).toEqual({ kind: 'clear' });
  });

  it('Feedback says that it was another sentence when most words are wrong', () => {
    const words = [word('We', 'again'), word('think', 'again'), word('so.', 'said')];
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'different' });
    const unsaid = words.map(({ text }) => word(text, 'missing'));
    expect(chooseFeedback(judged(unsaid))).toEqual({ kind: 'different' });
  });

  it('Feedback names the word after which the sentence was broken off', () => {
    const words = ['We', 'think', 'so,', 'too', 'my', 'friend'].map((text, index) =>
      word(text, index < 3 ? 'said' : 'missing'),
    );
    const feedback = { kind: 'brokenOff', word: 'so', count: 3 };
    expect(chooseFeedback(judged(words))).toEqual(feedback);
  });

  it('Feedback counts the missing words when they are scattered', () => {
    const words = ['We', 'think', 'so', 'too', 'my', 'dear', 'friend', 'here', 'now'].map(
      (text, index) => word(text, index % 2 === 0 ? 'said' : 'missing'),
    );
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'missingMany', count: 4 });
  });

  it('Feedback names the missing word without its punctuation', () => {
    const words = [word('We', 'said'), word('think', 'again'), word('so', 'said')];
    expect(chooseFeedback(judged([...words, word('“today.”', 'missing')]))).toEqual({
      kind: 'missing',
      words: ['today'],
    });
  });

  it('Feedback names the phoneme with its hint when the one wrong word has a known confusion', () => {
    const words = [
      word('We', 'said'),
      word('think', 'again', { phones: SLIP }),
      word('so', 'said'),
    ];
    const feedback = { kind: 'sound', word: 'think', target: 'TH', heard: 'S', hint: 'thAsS' };
    expect(chooseFeedback(judged(words))).toEqual(feedback);
  });

  it('Feedback names the words alone when several are wrong', () => {
    const words = [
      word('think', 'again', { phones: SLIP }),
      word('three', 'again'),
      word('times', 'said'),
      word('today', 'said'),
    ];
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'again', words: ['think', 'three'] });
  });

  it('Feedback names added words when they were typed', () => {
    const words = [word('tea', 'said')];
    const feedback = chooseFeedback(
      judged(words, { mode: 'TYPE', passed: false, extraWords: ['green'] }),
    );
    expect(feedback).toEqual({ kind: 'extra', words: ['green'] });
  });

  it('Feedback says that a sentence said clearly is clear', () => {
    expect(chooseFeedback(judged([word('tea', 'said')]))).toEqual({ kind: 'clear' });
  });

  it('Feedback names the phoneme of a single word even when the word passes', () => {
    const feedback = { kind: 'sound', word: 'think', target: 'TH', heard: 'S', hint: 'thAsS' };
    const think = word('think', 'said', { phones: SLIP });
    expect(chooseFeedback(judged([think]))).toEqual(feedback);
    expect(chooseFeedback(judged([word('We', 'said'), think]))).toEqual({ kind: 'clear' });
  });

  it('Feedback does not say clear when the sentence as a whole did not pass', () => {
    const words = [word('We', 'said'), word('think', 'said'), word('so', 'said')];
    expect(chooseFeedback(judged(words, { passed: false }))).toEqual({ kind: 'different' });
    expect(chooseFeedback(judged([word('tea', 'said')], { passed: false }))).toEqual({
      kind: 'again',
      words: ['tea'],
    });
  });
});

describe('A word that could not be told', () => {
  const asks = { open: { from: 'can’t', asks: true } };

  it('A word in doubt makes the outcome almost a pass when no other word is wrong', () => {
    const words = [word('We', 'said'), word('think', 'again', { unsure: true })];
    expect(toOutcome(judged(words))).toBe('almost');
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'open', words: ['think'], from: null });
  });

  it('A sentence in which a word that carries the sense is open has not passed, and is almost a pass', () => {
    const words = [word('We', 'said'), word('can', 'said', asks)];
    const judgement = judgeSpoken({
      verdict: 'pass',
      score: 90,
      extraSpeech: false,
      engine: 'test',
      words: words.map(({ text, status, open }) => ({
        text,
        status,
        open,
        score: 90,
        start: 0,
        end: 1,
        phones: [],
      })),
    });
    expect(judgement).toMatchObject({ passed: false });
    expect(toOutcome(judgement)).toBe('almost');
    expect(chooseFeedback(judgement)).toEqual({ kind: 'open', words: ['can'], from: 'can’t' });
  });

  it('A word that another reading cannot decide does not keep a sentence from passing', () => {
    const open = { open: { from: null, asks: false } };
    const words = [word('We', 'said'), word('walked', 'said', open)];
    expect(toOutcome(judged(words))).toBe('passed');
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'clear' });
  });

  it('Several words in doubt are feedback on an unclear recording', () => {
    const words = ['We', 'think', 'so'].map((text) => word(text, 'again', { unsure: true }));
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'unclear' });
  });

  it('A word in doubt does not excuse a wrong word and is not named with it', () => {
    const words = [
      word('We', 'again'),
      word('think', 'again', { unsure: true }),
      word('so', 'said', asks),
      word('too', 'said'),
    ];
    expect(toOutcome(judged(words, { passed: false }))).toBe('notPassed');
    expect(chooseFeedback(judged(words, { passed: false }))).toEqual({
      kind: 'again',
      words: ['We'],
    });
  });

  it('A word that is merely less clear does not prevent a pass, and is named', () => {
    const words = [word('We', 'said'), word('think', 'nearly')];
    expect(toOutcome(judged(words))).toBe('passed');
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'nearly', words: ['think'] });
    const doubted = [word('We', 'said'), word('think', 'nearly', { unsure: true })];
    expect(toOutcome(judged(doubted))).toBe('passed');
    expect(chooseFeedback(judged(doubted))).toEqual({ kind: 'clear' });
  });
});

describe('Something else than the text', () => {
  const again = { status: 'again' as const, score: 40, phones: [], span: null, typed: null };
  const result = (otherText: Judgement['otherText'], ...texts: string[]): Judgement => ({
    mode: 'SPEAK',
    score: 40,
    passed: false,
    extraSpeech: true,
    extraWords: [],
    engine: 'test',
    otherText,
    words: texts.map((text) => ({ ...again, text })),
  });

  it('Another word is called another word, and not unsure', () => {
    const judgement = result('word', 'customer');
    expect(chooseFeedback(judgement)).toEqual({ kind: 'otherWord', word: 'customer' });
    const unsure = judgement.words.map((word) => ({ ...word, unsure: true }));
    expect(toOutcome({ ...judgement, words: unsure })).toBe('notPassed');
  });

  it('Speech beside a word is called that', () => {
    expect(chooseFeedback(result('more', 'stall'))).toEqual({
      kind: 'moreThanWord',
      word: 'stall',
    });
  });

  it('Another sentence is called another sentence, however many of its words are missing', () => {
    const judgement = result('sentence', 'It', 'is', 'night.');
    const missing = judgement.words.map((word) => ({ ...word, status: 'missing' as const }));
    expect(chooseFeedback({ ...judgement, words: missing })).toEqual({ kind: 'otherSentence' });
  });

  it('A word that was said with its other ending is named with what it sounded like', () => {
    const { otherText: _, ...judgement } = result(undefined, 'forty', 'bags.');
    const [forty, bags] = judgement.words;
    const words = [
      { ...forty!, heardAs: 'fourteen' },
      { ...bags!, status: 'said' as const },
    ];
    expect(chooseFeedback({ ...judgement, words, extraSpeech: false })).toEqual({
      kind: 'otherEnding',
      word: 'forty',
      heard: 'fourteen',
    });
  });
});

it('The points of a spoken judgement agree with its verdict, whatever the scorer says', () => {
  const result = (verdict: 'pass' | 'retry', score: number): UtteranceResult => ({
    verdict,
    score,
    extraSpeech: false,
    words: [],
    engine: 'test',
  });
  const points = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
  fc.assert(
    fc.property(points, ([passing, failing]) => {
      const pass = judgeSpoken(result('pass', passing));
      const fail = judgeSpoken(result('retry', failing));
      expect(pass.score).toBeGreaterThan(fail.score);
    }),
  );
});
