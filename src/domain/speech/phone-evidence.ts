import type { PhoneFit } from './gop';

/** Evidence for one phone of a word. */
export interface PhoneEvidence {
  mixture: PhoneFit;
  adapted: PhoneFit;
  /** log p(phone | frame) / p(phone) of the phone net, mean over the segment's frames. */
  likelihoodRatio: number;
  /** Log odds of the segment net that this phone was said. */
  logOdds: number;
  /** Estimated expert score by the segment net alone, about 0 wrong … 2 right. */
  rating: number;
}
