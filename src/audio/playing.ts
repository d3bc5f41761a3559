import type { PlayableClip } from './playable-clip';

/** State of a playback. */
export interface Playing {
  /** `gap` is the silence between two rounds: the learner's turn. */
  status: 'idle' | 'playing' | 'loading' | 'gap';
  voice: PlayableClip['voice'] | null;
  /** Number of clips in a row: more than one is a comparison. */
  sounds: number;
  /** Index of the current word. */
  word: number | null;
  /** Number of the current round, 1 …. */
  round: number;
  /** Number of rounds; null: until it is stopped. */
  rounds: number | null;
  /** Whether the clip could not be fetched or decoded. */
  failed: boolean;
}

export interface PlayOptions {
  /** 0.5 … 1.5; the pitch stays. */
  rate?: number;
  /** Number of rounds; null: until it is stopped. */
  rounds?: number | null;
  /** Silence between rounds, ms; `same`: as long as the played range. */
  gap?: number | 'same';
  /** Called with the position in the clip, ms, whenever the clock is read. */
  onMoment?: (ms: number) => void;
  /** Called when playback ends by itself: played to its end, interrupted by the system, or failed. */
  onEnd?: (how: 'completed' | 'interrupted' | 'failed') => void;
}

/** State while nothing is played. */
export const SILENT: Playing = {
  status: 'idle',
  voice: null,
  sounds: 0,
  word: null,
  round: 1,
  rounds: 1,
  failed: false,
};
