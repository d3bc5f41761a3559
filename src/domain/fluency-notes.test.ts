import { describe, expect, it } from 'vitest';
import { fluencyNotes } from './fluency-notes';
import type { Judgement } from './lesson-feedback';

const TEXT = ['Every', 'stall', 'now', 'serves,', 'hot', 'food.'];
/** The model: six words in three seconds, 120 a minute. */
const MODEL = TEXT.map((_, index) => ({ startMs: index * 500, endMs: index * 500 + 500 }));

/** An utterance whose words last `length` seconds each, with a silence after one of them. */
function utterance(length: number, pause?: { after: number; seconds: number }): Judgement {
  let start = 0;
  const words = TEXT.map((text, index) => {
    const span = { start, end: start + length };
    start = span.end + (pause?.after === index ? pause.seconds : 0);
    const phones = [{ target: 'T', heard: null, gop: 0 }];
    return { text, score: 90, status: 'said' as const, phones, span, typed: null };
  });
  return {
    mode: 'SPEAK',
    score: 90,
    passed: true,
    words,
    engine: 'test',
    extraSpeech: false,
    extraWords: [],
  };
}

describe('Notes on fluency', () => {
  it('A sentence near the model’s fluency gets no note', () => {
    expect(fluencyNotes(utterance(0.6), MODEL)).toEqual([]);
  });

  it('A sentence much slower or faster than the model gets a note', () => {
    expect(fluencyNotes(utterance(1.25), MODEL)).toEqual([
      { kind: 'slower', mine: 48, model: 120 },
    ]);
    expect(fluencyNotes(utterance(0.3), MODEL)).toEqual([
      { kind: 'faster', mine: 200, model: 120 },
    ]);
  });

  it('A long pause gets a note with the words around it, and the pace is judged without it', () => {
    const note = { kind: 'pause', after: 'now', before: 'serves', seconds: 3.2 };
    expect(fluencyNotes(utterance(0.5, { after: 2, seconds: 3.2 }), MODEL)).toEqual([note]);
  });

  it('A breath at a comma gets no note', () => {
    expect(fluencyNotes(utterance(0.5, { after: 3, seconds: 1 }), MODEL)).toEqual([]);
  });

  it('A sentence gets two notes at most, the cut-off recording first', () => {
    const all = { ...utterance(1.4, { after: 1, seconds: 2 }), extraSpeech: true, cutOff: true };
    const missing = all.words.map((word, index) =>
      index === 5 ? { ...word, status: 'again' as const } : word,
    );
    const kinds = fluencyNotes({ ...all, passed: false, words: missing }, MODEL).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['cutOff', 'extra']);
  });

  it('An utterance of another text, or a typed one, gets no notes', () => {
    const other = utterance(1.4);
    const words = other.words.map((word) => ({ ...word, status: 'again' as const }));
    expect(fluencyNotes({ ...other, passed: false, words }, MODEL)).toEqual([]);
    expect(fluencyNotes({ ...other, mode: 'TYPE' }, MODEL)).toEqual([]);
  });
});
