import { clear, createStore, delMany, entries, get, update } from 'idb-keyval';
import { type RecordingPair, withSample } from '~/domain/spaced-repetition/voice-samples';

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

/** What a recording is of: a phoneme (ARPAbet), or a word by itself. */
export type RecordingSubject = string;

const WORD = 'word ';

/** The subject of a word by itself.
 *  @param word its spelling on the card */
export const wordSubject = (word: string): RecordingSubject => WORD + word.toLowerCase();

const key = (owner: string, subject: RecordingSubject) => `${owner} ${subject}`;

/** Most words whose recordings stay: two of a second each are about 64 kB. */
export const MAX_RECORDED_WORDS = 80;

/** Stores an utterance: at most two of each subject, about 6 MB for all phonemes of English. Rejects where the
 *  browser allows no storage. */
export function saveRecording(
  owner: string,
  subject: RecordingSubject,
  sample: RecordingSample,
): Promise<void> {
  return update<RecordingSamplePair>(
    key(owner, subject),
    (pair) => withSample(pair, sample),
    sounds(),
  );
}

/** Stores an utterance of a word by itself, from the first one on that did not pass: a word that was never missed
 *  has nothing to compare. Beyond `MAX_RECORDED_WORDS` the words that were said longest ago are deleted. */
export async function saveWordRecording(owner: string, sample: RecordingSample): Promise<void> {
  const subject = wordSubject(sample.word);
  if (sample.clear && !(await loadRecordingPair(owner, subject))) return;
  await saveRecording(owner, subject, sample);
  const words = (await entries<string, RecordingSamplePair>(sounds()))
    .filter(([name]) => name.startsWith(key(owner, WORD)))
    .sort(([, a], [, b]) => b.now.at - a.now.at);
  await delMany(
    words.slice(MAX_RECORDED_WORDS).map(([name]) => name),
    sounds(),
  );
}

/** The stored recordings of one subject. */
export function loadRecordingPair(
  owner: string,
  subject: RecordingSubject,
): Promise<RecordingSamplePair | undefined> {
  return get<RecordingSamplePair>(key(owner, subject), sounds());
}

/** Deletes the recordings of all owners on this device. */
export function deleteRecordings(): Promise<void> {
  return clear(sounds());
}
