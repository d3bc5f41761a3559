export type Accent = 'US' | 'GB';
export const ACCENTS: readonly Accent[] = ['US', 'GB'];

/** Speech as 16-bit mono samples. */
interface SpokenText {
  pcm: Int16Array;
  /** Sample rate, Hz. */
  rate: number;
}

/** Factors of the voice's own speed and pitch. */
export interface Prosody {
  speed: number;
  pitch: number;
}

/** A voice that reads English aloud at publishing time. A better voice or a human speaker can replace the
 *  built-in one behind this interface. */
export interface TtsProvider {
  /** Changes whenever the sound for the same text may change. */
  readonly id: string;
  /** @throws Error when the voice cannot be loaded or says nothing */
  synth(text: string, accent: Accent, prosody?: Prosody): Promise<SpokenText>;
}
