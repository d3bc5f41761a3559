import type { AdviceKind } from './advice-kind';
import { adviceThresholds } from './advice-thresholds';
import { mandarinHint, type PhonePlace, usualHint } from './mandarin-errors';
import type { Phone } from './types';

/** Advice that may be given on a phone.
 *  @param best the phone that fits its frames best */
export function adviceKinds(
  target: Phone,
  best: Phone,
  place: PhonePlace,
): { slip: AdviceKind | null; weak: AdviceKind } {
  const confusion = best === target ? null : mandarinHint(target, best, place);
  return {
    slip: confusion && `slip ${confusion}`,
    weak: `weak ${usualHint(target, place) ?? 'other'}`,
  };
}

/** For each kind of advice the estimated expert score below which it is right often enough; null or missing where
 *  advice of the kind is never right often enough. */
export type AdviceThresholds = Readonly<Partial<Record<AdviceKind, { below: number | null }>>>;

/** Whether advice of a kind is right often enough to be given on a phone.
 *  @param expertScore estimated expert score of the phone; absent from earlier results
 *  @param thresholds the measured ones, or others for tests */
export function isGiven(
  kind: AdviceKind,
  expertScore: number | undefined,
  thresholds: AdviceThresholds = adviceThresholds,
): boolean {
  const below = thresholds[kind]?.below;
  return below !== undefined && below !== null && expertScore !== undefined && expertScore < below;
}
