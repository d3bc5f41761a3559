import 'server-only';
import type { Database } from '~/server/db';
import { listClosedLessons } from '~/server/services/media-lesson/list-closed-lessons';
import type { Versions } from './tag-versions';

/** Key under which the HTTP layer finds the lessons whose files it refuses (`members-recordings.mjs`). */
const CLOSED_KEY = Symbol.for('shuoyi.closed-lessons');

/** Publishes the lessons that operators have closed to the HTTP layer.
 *  @returns a function that reads them again when their tag has changed; it throws while the database is
 *    unreachable, and the last result stays in force */
export function followClosedLessons(db: Database): (versions: Versions | null) => Promise<void> {
  let known: number | null = null;
  return async (versions) => {
    // The version is read before the lessons, so that a change in between causes another read.
    const version = versions?.get('media-lessons') ?? 0;
    if (version === known) return;
    Reflect.set(globalThis, CLOSED_KEY, new Set(await listClosedLessons(db)));
    known = version;
  };
}
