export type Accent = 'US' | 'GB';
export const ACCENTS: readonly Accent[] = ['US', 'GB'];

/** Mono speech, 16-bit. */
export interface SpokenText {
  pcm: Int16Array;
  /** Samples a second. */
  rate: number;
}

/** How a text is to be read; 1 is the voice's own way. */
export interface Prosody {
  speed: number;
  pitch: number;
}

/** A voice that reads English aloud at publishing time. A better voice, or a reader with a
 *  microphone, replaces the built-in one behind this interface. */
export interface TtsProvider {
  /** Changes whenever the sound for the same text may change. */
  readonly id: string;
  /** @throws Error when the voice cannot be loaded or says nothing */
  synth(text: string, accent: Accent, delivery?: Prosody): Promise<SpokenText>;
}
