import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cutSample, toSamples } from './cut-sample';
import {
  deleteRecordings,
  loadRecordingPair,
  MAX_RECORDED_WORDS,
  saveRecording,
  saveWordRecording,
  wordSubject,
} from './recording-store';

const ME = 'ming@example.com';
const RATE = 16_000;
const tone = Float32Array.from({ length: 3 * RATE }, (_, i) => Math.sin(i / 9));
const utterance = (word: string, clear: boolean) =>
  cutSample(tone, { word, clear, span: { start: 1, end: 1.5 } }, 5);

describe('Recordings on this device', () => {
  beforeEach(() => deleteRecordings());

  it('A recording pair holds the first unclear and the latest utterance of a phoneme', async () => {
    await saveRecording(ME, 'TH', utterance('thick', false));
    await saveRecording(ME, 'TH', utterance('bath', false));
    await saveRecording(ME, 'TH', utterance('thank', true));
    const pair = await loadRecordingPair(ME, 'TH');
    expect([pair?.before.word, pair?.now.word]).toEqual(['thick', 'thank']);
  });

  it('A recording pair is read by its owner only, and deleteRecordings deletes all', async () => {
    await saveRecording(ME, 'TH', utterance('thick', false));
    expect(await loadRecordingPair('other@example.com', 'TH')).toBeUndefined();
    await deleteRecordings();
    expect(await loadRecordingPair(ME, 'TH')).toBeUndefined();
  });

  it('A word that was never missed is not stored, and a missed one is from then on', async () => {
    await saveWordRecording(ME, utterance('thick', true));
    expect(await loadRecordingPair(ME, wordSubject('thick'))).toBeUndefined();
    await saveWordRecording(ME, utterance('Thick', false));
    await saveWordRecording(ME, utterance('thick', true));
    const pair = await loadRecordingPair(ME, wordSubject('THICK'));
    expect([pair?.before.clear, pair?.now.clear]).toEqual([false, true]);
  });

  it('The words that were said longest ago make room for new ones, and sounds stay', async () => {
    await saveRecording(ME, 'TH', utterance('thick', false));
    for (let n = 0; n <= MAX_RECORDED_WORDS; n++)
      await saveWordRecording(ME, { ...utterance(`word-${n}`, false), at: n });
    expect(await loadRecordingPair(ME, wordSubject('word-0'))).toBeUndefined();
    expect(await loadRecordingPair(ME, wordSubject('word-1'))).toBeDefined();
    expect(await loadRecordingPair(ME, 'TH')).toBeDefined();
  });

  it('A sample holds the word and 0.12 s on either side', () => {
    const stored = toSamples(utterance('thick', true));
    expect(stored.length / RATE).toBeCloseTo(0.74);
    const offset = Math.round(0.88 * RATE);
    expect(Math.abs(stored[100]! - tone[offset + 100]!)).toBeLessThan(0.001);
  });

  it('A sample is at most 2.5 s long', () => {
    const long = { word: 'th', clear: true, span: { start: 0, end: 60 } };
    expect(cutSample(new Float32Array(60 * RATE), long, 5).pcm.length).toBe(2.5 * RATE);
  });
});
