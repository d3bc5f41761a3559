/** Score of 100 from which a clip is accepted: a learner's word is green from this score on. Short words of
 *  one voice do not reach more. */
export const ACCEPTED_CLIP_SCORE = 75;
