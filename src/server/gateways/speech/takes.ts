import type { Prosody } from './speech-engine';

/** Prosody of each take: factors of the text's own pace and of the voice's pitch. A text is rendered again,
 *  slightly differently, until a take is clear, because a synthetic voice may pronounce the burst of a
 *  plosive at one pace and omit it at another. */
export const TAKES: readonly Prosody[] = [
  { speed: 1, pitch: 1 },
  { speed: 1.06, pitch: 1 },
  { speed: 0.94, pitch: 1 },
  { speed: 1, pitch: 0.94 },
  { speed: 1, pitch: 1.06 },
  { speed: 1.12, pitch: 1 },
  { speed: 1.06, pitch: 0.94 },
  { speed: 1.12, pitch: 1.06 },
  { speed: 1.18, pitch: 1.12 },
  { speed: 0.97, pitch: 1.12 },
  { speed: 0.9, pitch: 1.12 },
  { speed: 1.04, pitch: 0.88 },
  { speed: 0.9, pitch: 0.94 },
  { speed: 0.9, pitch: 0.82 },
  { speed: 1.04, pitch: 0.82 },
  { speed: 1.18, pitch: 1.2 },
  { speed: 0.97, pitch: 1.2 },
  { speed: 0.85, pitch: 1.3 },
  { speed: 1, pitch: 1.3 },
  { speed: 0.85, pitch: 1.15 },
  { speed: 1.12, pitch: 0.75 },
];

/** Score from which a take is accepted without trying further ones. */
export const CLEAR_TAKE = 84;
