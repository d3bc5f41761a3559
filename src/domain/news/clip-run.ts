/** States of a run that makes the clips of a draft. */
export const CLIP_RUN_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;

/** Reasons why a whole run failed: no voice could be opened, a file could not be stored, the process ended,
 *  or the draft was changed meanwhile. */
export const CLIP_RUN_FAILURES = ['voices', 'storage', 'process', 'changed'] as const;
export type ClipRunFailure = (typeof CLIP_RUN_FAILURES)[number];
