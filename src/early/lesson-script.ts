import { EARLY_LISTENING_SCRIPT } from './early-listening-script';
import { LESSON_HIDDEN_SCRIPT } from './lesson-hidden-script';

/** The script that runs while the page of a lesson is parsed. It is the same for all units, and the content
 *  security policy allows it by its hash. */
export const LESSON_SCRIPT = LESSON_HIDDEN_SCRIPT + EARLY_LISTENING_SCRIPT;
