import type { HintKey } from './mandarin-errors';

/** The statement of an advice: that a certain sound was heard instead (`slip`), or that the sound was not clear
 *  (`weak`), with the hint that comes with it. */
export type AdviceKind = `slip ${HintKey}` | `weak ${HintKey | 'other'}`;
