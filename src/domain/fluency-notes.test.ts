import { describe, expect, it } from 'vitest';
import { fluencyNotes } from './fluency-notes';
import type { Judgement } from './lesson-feedback';

const TEXT = ['Every', 'stall', 'now', 'serves,', 'hot', 'food.'];
/** The model: six words in three seconds, 120 a minute. */
const MODEL = TEXT.map((_, at) => ({ startMs: at * 500, endMs: at * 500 + 500 }));

/** A reading whose words last `length` seconds each, with a silence after one of them. */
function utterance(length: number, pause?: { after: number; seconds: number }): Judgement {
  let at = 0;
  const words = TEXT.map((text, index) => {
    const span = { start: at, end: at + length };
    at = span.end + (pause?.after === index ? pause.seconds : 0);
    const phones = [{ target: 'T', heard: null, gop: 0 }];
    return { text, score: 90, status: 'said' as const, phones, span, typed: null };
  });
  return {
    ...{ mode: 'SPEAK', score: 90, passed: true, words, engine: 'test' },
    ...{ extraSpeech: false, extraWords: [] },
  };
}

describe('how a sentence was delivered', () => {
  it('is not told when it was near to the model', () => {
    expect(fluencyNotes(utterance(0.6), MODEL)).toEqual([]);
  });

  it('is told when it was much slower or faster', () => {
    expect(fluencyNotes(utterance(1.25), MODEL)).toEqual([
      { kind: 'slower', mine: 48, model: 120 },
    ]);
    expect(fluencyNotes(utterance(0.3), MODEL)).toEqual([
      { kind: 'faster', mine: 200, model: 120 },
    ]);
  });

  it('names the words around the longest pause, and does not call the rest slow for it', () => {
    const told = { kind: 'pause', after: 'now', before: 'serves', seconds: 3.2 };
    expect(fluencyNotes(utterance(0.5, { after: 2, seconds: 3.2 }), MODEL)).toEqual([told]);
  });

  it('lets the learner breathe at a comma', () => {
    expect(fluencyNotes(utterance(0.5, { after: 3, seconds: 1 }), MODEL)).toEqual([]);
  });

  it('tells two things at most, the end of the recording first', () => {
    const all = { ...utterance(1.4, { after: 1, seconds: 2 }), extraSpeech: true, cutOff: true };
    const missing = all.words.map((word, at) =>
      at === 5 ? { ...word, status: 'again' as const } : word,
    );
    const kinds = fluencyNotes({ ...all, passed: false, words: missing }, MODEL).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['cutOff', 'extra']);
  });

  it('is nobody’s business when another text was said, or when it was typed', () => {
    const other = utterance(1.4);
    const words = other.words.map((word) => ({ ...word, status: 'again' as const }));
    expect(fluencyNotes({ ...other, passed: false, words }, MODEL)).toEqual([]);
    expect(fluencyNotes({ ...other, mode: 'TYPE' }, MODEL)).toEqual([]);
  });
});
