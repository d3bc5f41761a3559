import { callEnding } from './heard-endings';
import type { EndingKind, OtherEnding } from './other-endings';
import type { SensePair } from './sense-competitors';
import type { SenseGain } from './sense-gains';

/** The finding on a word beside a competitor that would change the sense: the competitor was said; the two cannot be
 *  told apart in this reading, which another reading can decide (`asks`) or cannot (`open`). Null when the word was
 *  said. */
export type SenseFinding = 'other' | 'asks' | 'open' | null;

/** Gains, nats, above which the competitor was said, and above which the two cannot be told apart. Right readings of
 *  learners and wrong ones of voices are on either side of them (docs/decisions/0155-three-marks-and-an-almost.md). */
const LIMITS = { other: 30, open: 5 } as const;

/** Pairs that the scorer cannot tell in learners' speech, however often it is said: they are left as they are. */
const UNTOLD: ReadonlySet<SensePair> = new Set(['this/these']);

/** @param gain of the likeliest competitor */
export function callSense({ pair, gain }: Pick<SenseGain, 'pair' | 'gain'>): SenseFinding {
  if (UNTOLD.has(pair)) return null;
  if (gain > LIMITS.other) return 'other';
  return gain > LIMITS.open ? 'asks' : null;
}

/** Gains, nats, above which an ending cannot be told, and whether another reading can decide. An -s is told in most
 *  readings; an -ed so seldom that asking again would not help. */
const OPEN_ENDINGS: Readonly<Partial<Record<EndingKind, { above: number; asks: boolean }>>> = {
  plural: { above: 8, asks: true },
  past: { above: -15, asks: false },
};

export function callOtherEnding(ending: OtherEnding): SenseFinding {
  const called = callEnding(ending);
  const open = OPEN_ENDINGS[ending.kind];
  if (called !== 'open' || !open) return called === 'open' ? 'asks' : called;
  if (ending.gain <= open.above) return null;
  return open.asks ? 'asks' : 'open';
}
