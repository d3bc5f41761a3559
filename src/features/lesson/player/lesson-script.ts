import { EARLY_EVENTS_SCRIPT } from './early-events';
import { LESSON_HIDDEN_SCRIPT } from './lesson-begun';

/** The inline script of a lesson's page, the same for all units: the content security policy allows it by its
 *  hash. */
export const LESSON_SCRIPT = LESSON_HIDDEN_SCRIPT + EARLY_EVENTS_SCRIPT;
