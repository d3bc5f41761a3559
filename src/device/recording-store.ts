import { clear, createStore, get, update } from 'idb-keyval';
import { type RecordingPair, withSample } from '~/domain/spaced-repetition/voice-samples';
import type { Phone } from '~/domain/speech/types';

/** A word that the learner said, cut from a recording. It never leaves this device. */
export interface RecordingSample {
  word: string;
  /** Time of the recording by this device's clock, ms. */
  at: number;
  clear: boolean;
  /** Samples, 16 kHz mono. */
  pcm: Int16Array;
}

export type RecordingSamplePair = RecordingPair<RecordingSample>;

const store = () => createStore('shuoyi-voice', 'sounds');
let opened: ReturnType<typeof store> | undefined;
const sounds = () => (opened ??= store());

const key = (owner: string, phoneme: Phone) => `${owner} ${phoneme}`;

/** Stores an utterance of a phoneme: at most two for each phoneme, about 6 MB for all phonemes of English.
 *  Rejects where the browser allows no storage. */
export function saveRecording(
  owner: string,
  phoneme: Phone,
  sample: RecordingSample,
): Promise<void> {
  return update<RecordingSamplePair>(
    key(owner, phoneme),
    (pair) => withSample(pair, sample),
    sounds(),
  );
}

/** The stored recordings of one phoneme. */
export function loadRecordingPair(
  owner: string,
  phoneme: Phone,
): Promise<RecordingSamplePair | undefined> {
  return get<RecordingSamplePair>(key(owner, phoneme), sounds());
}

/** Deletes the recordings of all owners on this device. */
export function deleteRecordings(): Promise<void> {
  return clear(sounds());
}
