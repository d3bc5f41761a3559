/** Score of 100 from which a clip is accepted: there the scorer shows a learner green. Short words of one voice
 *  reach no more. */
export const ACCEPTED_CLIP_SCORE = 75;
