import { parseRequestedLesson, type RequestedLesson, toLessonPath } from '~/lib/requested-lesson';

const KEY = 'wanted-lesson';

/** The members' lesson that this tab was about to open; null where session storage is unavailable. */
export function loadWantedLesson(): RequestedLesson | null {
  try {
    return parseRequestedLesson(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Stores the lesson from the plans to the payment, for this tab alone: another one may be about to
 *  open another lesson. Null deletes it. */
export function storeWantedLesson(lesson: RequestedLesson | null): void {
  try {
    if (lesson) sessionStorage.setItem(KEY, toLessonPath(lesson));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The order then links to the list of units.
  }
}
