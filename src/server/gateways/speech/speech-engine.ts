import type { Accent } from '~/domain/speech/accent';
import type { Speaker } from '~/domain/voices';

/** A voice that reads English aloud when clips are made. */
export interface Voice extends Speaker {
  /** It never changes, because manifests and the database identify a clip's voice by it. */
  id: string;
  engine: EngineName;
  accent: Accent;
  licence: string;
  /** Sample rate of the sound that the engine returns, Hz. */
  sampleRate: number;
}

/** Engines, best first: of several for the same row of the cast, the first is used. An operator's voices
 *  come before the packaged ones; installed programs come last, so that two machines make the same clips. */
export const ENGINES = ['recording', 'kokoro', 'piper', 'pico', 'flite', 'rhvoice'] as const;
type EngineName = (typeof ENGINES)[number];

/** One word of a text to be spoken, punctuation included. */
export interface SpokenToken {
  text: string;
  /** Its phones, ARPAbet with stress digits: `['R', 'OW1']`. */
  phones: readonly string[];
  /** The same in IPA with stress marks, without slashes: `roʊ`. */
  ipa: string;
  /** Whether the engine must say these phones instead of its own reading. */
  forced: boolean;
}

/** Speech as 16-bit mono samples. */
export interface SpokenText {
  pcm: Int16Array;
  /** Sample rate, Hz. */
  rate: number;
}

/** Factors of the voice's own speed and pitch. */
export interface Prosody {
  speed: number;
  pitch: number;
}

/** An engine that speaks for one or several voices. */
export interface SpeechEngine {
  readonly name: EngineName;
  readonly voices: readonly Voice[];
  /** The properties of `Prosody` that the engine supports; it ignores the others. */
  readonly controls: readonly (keyof Prosody)[];
  /** Changes whenever the sound of a text may change; null when the voice cannot say it, such as a person
   *  without a recording of it. */
  version(text: string, voice: Voice): string | null;
  /** @throws Error when the voice cannot be loaded or produces no sound */
  speak(tokens: readonly SpokenToken[], voice: Voice, prosody: Prosody): Promise<SpokenText>;
}
