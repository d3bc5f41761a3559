/** Sentences of units that a learner begins to render from Chinese on one day. */
export const MAX_NEW_RENDERINGS = 5;

/** What a learner looked up before rendering a sentence. */
export const RENDERING_HINTS = ['FIRST_WORDS', 'WHOLE'] as const;
export type RenderingHint = (typeof RENDERING_HINTS)[number];

/** Grades that a learner may give a rendering in other words. */
export const OWN_GRADES = ['AGAIN', 'HARD', 'GOOD'] as const;
export type OwnGrade = (typeof OWN_GRADES)[number];
