import type { AdviceKind } from './advice-kind';

/** Estimated expert scores of a phone below which advice of a kind is right often enough to be given; a kind
 *  that is not listed is not given. Made by `npm run bench:advice -- DIR --write` with the figures in
 *  `docs/measure/advice.json`; of those, the kind of which at least 80 % are known to have had 1 or less of experts
 *  (decision 0155). */
export const adviceThresholds: Partial<Record<AdviceKind, { below: number }>> = {
  'weak iyAsIh': { below: 0.9 },
};
