import { describe, expect, it } from 'vitest';
import { feedbackOf, type JudgedWord, type Judgement } from './lesson-feedback';

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
  passed: true,
  words,
  extraSpeech: false,
  extraWords: [],
  engine: 'test',
  ...over,
});

const phones = (...targets: string[]) => targets.map((target) => ({ target, heard: null, gop: 0 }));

describe('what the learner is told', () => {
  it('is that it was another sentence when most words are wrong', () => {
    const words = [word('We', 'again'), word('think', 'again'), word('so.', 'said')];
    expect(feedbackOf(judged(words))).toEqual({ kind: 'different' });
    const unsaid = words.map(({ text }) => word(text, 'missing'));
    expect(feedbackOf(judged(unsaid))).toEqual({ kind: 'different' });
  });

  it('is how many words are missing when the sentence was broken off', () => {
    const words = ['We', 'think', 'so', 'too', 'my', 'friend'].map((text, at) =>
      word(text, at < 2 ? 'said' : 'missing'),
    );
    expect(feedbackOf(judged(words))).toEqual({ kind: 'missingMany', count: 4 });
  });

  it('is which word was left out, without its punctuation', () => {
    const words = [word('We', 'said'), word('think', 'again'), word('so', 'said')];
    expect(feedbackOf(judged([...words, word('“today.”', 'missing')]))).toEqual({
      kind: 'missing',
      words: ['today'],
    });
  });

  it('is the sound, when the one wrong word has a known slip', () => {
    const slip = [{ target: 'TH', heard: 'S', gop: -4 }, ...phones('IH', 'NG', 'K')];
    const words = [
      word('We', 'said'),
      word('think', 'again', { phones: slip }),
      word('so', 'said'),
    ];
    const told = { kind: 'sound', word: 'think', target: 'TH', heard: 'S' };
    expect(feedbackOf(judged(words))).toEqual(told);
  });

  it('is the words alone when several are wrong', () => {
    const slip = [{ target: 'TH', heard: 'S', gop: -4 }];
    const words = [
      word('think', 'again', { phones: slip }),
      word('three', 'again'),
      word('times', 'said'),
      word('today', 'said'),
    ];
    expect(feedbackOf(judged(words))).toEqual({ kind: 'again', words: ['think', 'three'] });
  });

  it('names added words when they were typed', () => {
    const words = [word('tea', 'said')];
    const told = feedbackOf(judged(words, { mode: 'TYPE', extraWords: ['green'] }));
    expect(told).toEqual({ kind: 'extra', words: ['green'] });
  });

  it('praises the longest word of a clear sentence, and nothing of a single word', () => {
    const long = word('umbrella', 'said', { phones: phones('AH', 'M', 'B', 'R', 'EH', 'L', 'AH') });
    expect(feedbackOf(judged([word('an', 'said'), long]))).toEqual({
      kind: 'clear',
      word: 'umbrella',
    });
    expect(feedbackOf(judged([long]))).toEqual({ kind: 'clear', word: null });
  });
});
