import { clear, createStore, get, update } from 'idb-keyval';
import { type RecordingPair, withSample } from '~/domain/spaced-repetition/voice-samples';
import type { Phone } from '~/domain/speech/types';

/** A word of the learner's own, cut from a recording. It stays on this device. */
export interface RecordingSample {
  word: string;
  /** When it was said by this device's clock, ms. */
  at: number;
  clear: boolean;
  /** 16 kHz mono. */
  pcm: Int16Array;
}

export type RecordingSamplePair = RecordingPair<RecordingSample>;

const store = () => createStore('shuoyi-voice', 'sounds');
let opened: ReturnType<typeof store> | undefined;
const sounds = () => (opened ??= store());

const key = (owner: string, phoneme: Phone) => `${owner} ${phoneme}`;

/** Keeps a saying of a sound: at most two for each sound, about 6 MB for all sounds of English.
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

/** The kept recordings of one sound. */
export function loadRecordingPair(
  owner: string,
  phoneme: Phone,
): Promise<RecordingSamplePair | undefined> {
  return get<RecordingSamplePair>(key(owner, phoneme), sounds());
}

/** Deletes every recording on this device, whoever made it. */
export function deleteRecordings(): Promise<void> {
  return clear(sounds());
}
