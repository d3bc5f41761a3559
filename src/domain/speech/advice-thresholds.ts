import type { AdviceKind } from './advice-kind';

/** Estimated expert scores of a phone below which advice of a kind is right often enough to be given; a kind
 *  that is not listed is not given. Made by `npm run bench:advice -- DIR --write` with the figures in
 *  `docs/measure/advice.json`. */
export const adviceThresholds: Partial<Record<AdviceKind, { below: number }>> = {
  'slip ahAsAe': { below: 1.2 },
  'weak ahAsAe': { below: 0.9 },
  'weak dhAsD': { below: 0.9 },
  'weak ehAsAe': { below: 0.9 },
  'weak eyAsEh': { below: 0.9 },
  'weak ihAsIy': { below: 0.9 },
  'weak iyAsIh': { below: 0.9 },
  'weak other': { below: 0.9 },
  'weak owAsAo': { below: 0.9 },
  'weak shAsS': { below: 0.9 },
};
