import type { PlayableClip } from './playable-clip';

/** What is being heard now. */
export interface Playing {
  /** `gap` is the silence between two rounds: the learner's turn. */
  status: 'idle' | 'playing' | 'loading' | 'gap';
  voice: PlayableClip['voice'] | null;
  /** Sounds in a row: more than one is a comparison. */
  sounds: number;
  /** Place of the word that is heard. */
  word: number | null;
  /** 1 … */
  round: number;
  /** null until it is stopped. */
  rounds: number | null;
  /** The sound could not be fetched or decoded. */
  failed: boolean;
}

export interface PlayOptions {
  /** 0.5 … 1.5; the pitch stays. */
  rate?: number;
  /** How often; null until it is stopped. */
  rounds?: number | null;
  /** Silence between rounds, ms, or as long as what was heard. */
  gap?: number | 'same';
  /** Called with the place in the sound, ms, whenever the clock is looked at. */
  onMoment?: (ms: number) => void;
  /** Called when it ended by itself: heard to its end, interrupted by something else, or lost. */
  onEnd?: (how: 'heard' | 'interrupted' | 'failed') => void;
}

/** Nothing is heard. */
export const SILENT: Playing = {
  status: 'idle',
  voice: null,
  sounds: 0,
  word: null,
  round: 1,
  rounds: 1,
  failed: false,
};
