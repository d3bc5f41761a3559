/** Sentences of units that a learner begins to render from Chinese on one day. */
export const MAX_NEW_RENDERINGS = 5;
