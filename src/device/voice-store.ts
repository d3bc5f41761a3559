import { clear, createStore, get, update } from 'idb-keyval';
import { type BeforeAndNow, withSample } from '~/domain/memory/voice-samples';
import type { Phone } from '~/domain/speech/types';

/** A word of the learner's own, cut from a recording. It stays on this device. */
export interface VoiceSample {
  word: string;
  /** When it was said by this device's clock, ms. */
  at: number;
  clear: boolean;
  /** 16 kHz mono. */
  pcm: Int16Array;
}

export type VoicePair = BeforeAndNow<VoiceSample>;

const store = () => createStore('shuoyi-voice', 'sounds');
let opened: ReturnType<typeof store> | undefined;
const sounds = () => (opened ??= store());

const key = (owner: string, sound: Phone) => `${owner} ${sound}`;

/** Keeps a saying of a sound: at most two for each sound, about 6 MB for all sounds of English.
 *  Rejects where the browser allows no storage. */
export function keepVoice(owner: string, sound: Phone, sample: VoiceSample): Promise<void> {
  return update<VoicePair>(key(owner, sound), (pair) => withSample(pair, sample), sounds());
}

/** The kept recordings of one sound. */
export function voicePair(owner: string, sound: Phone): Promise<VoicePair | undefined> {
  return get<VoicePair>(key(owner, sound), sounds());
}

/** Deletes every recording on this device, whoever made it. */
export function forgetVoices(): Promise<void> {
  return clear(sounds());
}
