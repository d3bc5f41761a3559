import { EARLY_EVENTS_SCRIPT } from './early-events-script';
import { LIST_HINT_SCRIPT } from './list-hint-script';
import { LOGGED_IN_HINT_SCRIPT } from './logged-in-hint-script';
import { RETURN_HINT_SCRIPT } from './return-hint-script';

/** The script that runs while a page is parsed, before its first paint. It is the same on every page, and the
 *  content security policy allows it by its hash. */
export const HEAD_SCRIPT =
  EARLY_EVENTS_SCRIPT + LIST_HINT_SCRIPT + LOGGED_IN_HINT_SCRIPT + RETURN_HINT_SCRIPT;
