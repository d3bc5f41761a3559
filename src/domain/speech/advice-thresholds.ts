import type { AdviceKind } from './advice-kind';

/** Estimates of what experts would give a phone, below which advice of a kind is right often enough to be given; advice that is not
 *  listed is not given. Made by `npm run bench:advice -- DIR --write` with the figures in `docs/measure/advice.json`. */
export const adviceThresholds: Partial<Record<AdviceKind, { below: number }>> = {};
