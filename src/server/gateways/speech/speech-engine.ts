import type { Speaker } from '~/domain/voices';

export type Accent = 'US' | 'GB';
export const ACCENTS: readonly Accent[] = ['US', 'GB'];

/** A voice that reads English aloud when clips are made. */
export interface Voice extends Speaker {
  /** Permanent: manifests and the database name a clip's voice by it. */
  id: string;
  engine: EngineName;
  accent: Accent;
  licence: string;
  /** Of what the engine returns, Hz. */
  sampleRate: number;
}

/** Engines, best first: where several can speak for the same row of the cast, the first does. What an
 *  operator brings goes before what is packaged; what is found installed comes last, so that two machines
 *  make the same clips. */
export const ENGINES = ['recording', 'kokoro', 'piper', 'pico', 'flite', 'rhvoice'] as const;
type EngineName = (typeof ENGINES)[number];

/** One word of a text to be spoken, punctuation included. */
export interface SpokenToken {
  text: string;
  /** Its phones, ARPAbet with stress digits: `['R', 'OW1']`. */
  phones: readonly string[];
  /** The same in IPA with stress marks, without slashes: `roʊ`. */
  ipa: string;
  /** Whether the engine has to say these phones, whatever it would read by itself. */
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

/** What speaks for one or several voices. */
export interface SpeechEngine {
  readonly name: EngineName;
  readonly voices: readonly Voice[];
  /** What `Prosody` changes; it ignores the rest. */
  readonly controls: readonly (keyof Prosody)[];
  /** Changes whenever the sound of a text may change; null when the voice has none for it, as a person who has
   *  not recorded it. */
  version(text: string, voice: Voice): string | null;
  /** @throws Error when the voice cannot be loaded or says nothing */
  speak(tokens: readonly SpokenToken[], voice: Voice, prosody: Prosody): Promise<SpokenText>;
}
