import 'server-only';
import type { Database } from '~/server/db';
import { listClosedLessons } from '~/server/services/media-lesson/list-closed-lessons';
import type { Versions } from './tag-versions';

/** Where the HTTP layer looks for the lessons whose files it refuses (`members-recordings.mjs`). */
const CLOSED_KEY = Symbol.for('shuoyi.closed-lessons');

/** Tells the HTTP layer which lessons are closed by now, as operators have left them.
 *  @returns what reads them again when their tag has changed; it throws when the database is away, and what was read
 *    last goes on to hold */
export function followClosedLessons(db: Database): (versions: Versions | null) => Promise<void> {
  let known: number | null = null;
  return async (versions) => {
    // Read before the lessons: a change in between is read once more.
    const version = versions?.get('media-lessons') ?? 0;
    if (version === known) return;
    Reflect.set(globalThis, CLOSED_KEY, new Set(await listClosedLessons(db)));
    known = version;
  };
}
