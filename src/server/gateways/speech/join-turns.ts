import { MP3_RATE } from './mp3';

export interface SpokenTurn {
  /** 16 kHz mono in [−1, 1], with the silence that every clip has around its speech. */
  pcm: Float32Array;
  /** Silence added before it, ms. */
  pauseMs: number;
}

/** Joins turns one after the other.
 *  @returns the joined samples, and the start of each turn, ms */
export function joinTurns(turns: readonly SpokenTurn[]): { pcm: Float32Array; startsMs: number[] } {
  const starts: number[] = [];
  let length = 0;
  for (const { pcm, pauseMs } of turns) {
    length += Math.round((pauseMs * MP3_RATE) / 1000);
    starts.push(length);
    length += pcm.length;
  }
  const whole = new Float32Array(length);
  for (const [i, { pcm }] of turns.entries()) whole.set(pcm, starts[i]);
  return { pcm: whole, startsMs: starts.map((start) => Math.round((1000 * start) / MP3_RATE)) };
}
