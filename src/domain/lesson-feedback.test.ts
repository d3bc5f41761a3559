import { describe, expect, it } from 'vitest';
import {
  chooseFeedback,
  type JudgedWord,
  type Judgement,
  toDisplayState,
  toOutcome,
} from './lesson-feedback';

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

describe('what the learner is told', () => {
  it('is a vowel that was added, where nothing was wrong and no sound was a slip', () => {
    const cake = word('cake,', 'said', { addedVowel: true });
    const told = { kind: 'addedVowel', word: 'cake', hint: 'finalVowelAdded' };
    expect(chooseFeedback(judged([cake, word('please', 'nearly')]))).toEqual(told);
    const slip = word('think', 'nearly', { phones: SLIP });
    expect(chooseFeedback(judged([cake, slip]))).toMatchObject({ kind: 'sound' });
    expect(chooseFeedback(judged([cake, word('please', 'again')]))).toMatchObject({
      kind: 'again',
    });
    const doubted = word('cake,', 'nearly', { addedVowel: true, unsure: true });
    expect(chooseFeedback(judged([doubted, word('please', 'said')]))).toEqual({ kind: 'clear' });
  });

  it('is that it was another sentence when most words are wrong', () => {
    const words = [word('We', 'again'), word('think', 'again'), word('so.', 'said')];
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'different' });
    const unsaid = words.map(({ text }) => word(text, 'missing'));
    expect(chooseFeedback(judged(unsaid))).toEqual({ kind: 'different' });
  });

  it('is where the sentence was broken off', () => {
    const words = ['We', 'think', 'so,', 'too', 'my', 'friend'].map((text, at) =>
      word(text, at < 3 ? 'said' : 'missing'),
    );
    const told = { kind: 'brokenOff', word: 'so', count: 3 };
    expect(chooseFeedback(judged(words))).toEqual(told);
  });

  it('is how many words are missing when they lie here and there', () => {
    const words = ['We', 'think', 'so', 'too', 'my', 'dear', 'friend', 'here', 'now'].map(
      (text, at) => word(text, at % 2 === 0 ? 'said' : 'missing'),
    );
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'missingMany', count: 4 });
  });

  it('is which word was left out, without its punctuation', () => {
    const words = [word('We', 'said'), word('think', 'again'), word('so', 'said')];
    expect(chooseFeedback(judged([...words, word('“today.”', 'missing')]))).toEqual({
      kind: 'missing',
      words: ['today'],
    });
  });

  it('is the sound and how to make it, when the one wrong word has a known slip', () => {
    const words = [
      word('We', 'said'),
      word('think', 'again', { phones: SLIP }),
      word('so', 'said'),
    ];
    const told = { kind: 'sound', word: 'think', target: 'TH', heard: 'S', hint: 'thAsS' };
    expect(chooseFeedback(judged(words))).toEqual(told);
  });

  it('is the words alone when several are wrong', () => {
    const words = [
      word('think', 'again', { phones: SLIP }),
      word('three', 'again'),
      word('times', 'said'),
      word('today', 'said'),
    ];
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'again', words: ['think', 'three'] });
  });

  it('names added words when they were typed', () => {
    const words = [word('tea', 'said')];
    const told = chooseFeedback(
      judged(words, { mode: 'TYPE', passed: false, extraWords: ['green'] }),
    );
    expect(told).toEqual({ kind: 'extra', words: ['green'] });
  });

  it('is that all was clear', () => {
    expect(chooseFeedback(judged([word('tea', 'said')]))).toEqual({ kind: 'clear' });
  });

  it('is the sound of a single word, also when the word may pass', () => {
    const told = { kind: 'sound', word: 'think', target: 'TH', heard: 'S', hint: 'thAsS' };
    const think = word('think', 'said', { phones: SLIP });
    expect(chooseFeedback(judged([think]))).toEqual(told);
    expect(chooseFeedback(judged([word('We', 'said'), think]))).toEqual({ kind: 'clear' });
  });

  it('is not that all was clear when the sentence as a whole did not pass', () => {
    const words = [word('We', 'said'), word('think', 'said'), word('so', 'said')];
    expect(chooseFeedback(judged(words, { passed: false }))).toEqual({ kind: 'different' });
    expect(chooseFeedback(judged([word('tea', 'said')], { passed: false }))).toEqual({
      kind: 'again',
      words: ['tea'],
    });
  });
});

describe('a word that was not heard well', () => {
  it('is neither amber nor red', () => {
    expect(toDisplayState(word('tea', 'again', { unsure: true }))).toBe('unsure');
    expect(toDisplayState(word('tea', 'nearly', { unsure: true }))).toBe('unsure');
    expect(toDisplayState(word('tea', 'said', { unsure: true }))).toBe('said');
  });

  it('makes the whole unsure when nothing else speaks against it', () => {
    const words = [word('We', 'said'), word('think', 'again', { unsure: true })];
    expect(toOutcome(judged(words))).toBe('unsure');
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'unsure' });
  });

  it('is the recording’s fault when there are several', () => {
    const words = ['We', 'think', 'so'].map((text) => word(text, 'again', { unsure: true }));
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'unclear' });
  });

  it('does not excuse another word, and is not named with it', () => {
    const words = [
      word('We', 'again'),
      word('think', 'again', { unsure: true }),
      word('so', 'said'),
      word('too', 'said'),
    ];
    expect(toOutcome(judged(words))).toBe('notPassed');
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'again', words: ['We'] });
  });

  it('does not spoil a pass', () => {
    const words = [word('We', 'said'), word('think', 'nearly', { unsure: true })];
    expect(toOutcome(judged(words))).toBe('passed');
    expect(chooseFeedback(judged(words))).toEqual({ kind: 'clear' });
  });
});
