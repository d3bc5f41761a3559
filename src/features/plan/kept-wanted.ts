import { lessonPath, type WantedLesson, wantedLesson } from '~/lib/wanted-lesson';

const KEY = 'wanted-lesson';

/** The members' lesson that this tab was about to open; null in a browser that keeps nothing. */
export function keptWanted(): WantedLesson | null {
  try {
    return wantedLesson(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps it on the way from the plans to the payment, for this tab alone: another one may be about to open
 *  another lesson. Null forgets it. */
export function keepWanted(lesson: WantedLesson | null): void {
  try {
    if (lesson) sessionStorage.setItem(KEY, lessonPath(lesson));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The order then leads to the list of units.
  }
}
