import { callEnding } from './heard-endings';
import type { EndingKind, OtherEnding } from './other-endings';
import type { SensePair } from './sense-competitors';
import type { SenseGain } from './sense-gains';
import { senseOdds } from './sense-odds';

/** The finding on a word beside a competitor that would change the sense: the competitor was said; the two cannot be
 *  told apart in this reading, which another reading can decide (`asks`) or cannot (`open`). Null when the word was
 *  said. */
export type SenseFinding = 'other' | 'asks' | 'open' | null;

/** Gains, nats, above which the competitor was said, and above which the two cannot be told apart. Right readings of
 *  learners and wrong ones of voices are on either side of them (docs/decisions/0155-three-marks-and-an-almost.md). */
const LIMITS = { other: 30, open: 5 } as const;

/** The same with an ear, log odds of `senseOdds`: right readings of learners whom no net has heard, and the same
 *  readings with texts that have the competitor (docs/decisions/0157-the-ear-is-trained-in-pytorch-on-a-published-embedding.md). */
const EAR_LIMITS = { other: 3, open: 1 } as const;

/** Pairs that the scorer cannot tell in learners' speech, however often it is said: they are left as they are. */
const UNTOLD: ReadonlySet<SensePair> = new Set(['this/these', 'in/on', 'in/at', 'on/at', 'a/the']);
const UNTOLD_BY_EAR: ReadonlySet<SensePair> = new Set(['this/these']);
/** Comparisons that an ear tells too seldom for another reading to decide. */
const SELDOM_HEARD: ReadonlySet<SensePair | EndingKind> = new Set(['a/the', 'past'] as const);

/** @param gain of the likeliest competitor */
export function callSense({
  pair,
  gain,
  earGain,
}: Pick<SenseGain, 'pair' | 'gain' | 'earGain'>): SenseFinding {
  if (isHeard(earGain)) return UNTOLD_BY_EAR.has(pair) ? null : callByEar(pair, gain, earGain);
  if (UNTOLD.has(pair)) return null;
  if (gain > LIMITS.other) return 'other';
  return gain > LIMITS.open ? 'asks' : null;
}

const isHeard = (earGain: number | null | undefined): earGain is number =>
  earGain !== null && earGain !== undefined;

function callByEar(kind: SensePair | EndingKind, gain: number, earGain: number): SenseFinding {
  const odds = senseOdds(gain, earGain);
  if (odds <= EAR_LIMITS.open) return null;
  if (SELDOM_HEARD.has(kind)) return 'open';
  return odds > EAR_LIMITS.other ? 'other' : 'asks';
}

/** Gains, nats, above which an ending cannot be told, and whether another reading can decide. An -s is told in most
 *  readings; an -ed so seldom that asking again would not help. */
const OPEN_ENDINGS: Readonly<Partial<Record<EndingKind, { above: number; asks: boolean }>>> = {
  plural: { above: 8, asks: true },
  past: { above: -15, asks: false },
};
/** Endings that an ear compares; -teen and -ty are told by their likelihood alone. */
const HEARD_ENDINGS: ReadonlySet<EndingKind> = new Set(['plural', 'past']);

export function callOtherEnding(ending: OtherEnding): SenseFinding {
  const { kind, gain, earGain } = ending;
  if (HEARD_ENDINGS.has(kind) && isHeard(earGain)) return callByEar(kind, gain, earGain);
  const called = callEnding(ending);
  const open = OPEN_ENDINGS[kind];
  if (called !== 'open' || !open) return called === 'open' ? 'asks' : called;
  if (gain <= open.above) return null;
  return open.asks ? 'asks' : 'open';
}
