import 'server-only';
import { dateOf, plusDays } from '~/domain/day';
import type { SoundProgress } from '~/schemas/progress';
import type { Database } from '~/server/db';

/** Weeks that count as now. */
const NOW_WEEKS = 4;
/** Fewer sayings than this say nothing. */
const ENOUGH = 8;
const HEARD_AT_MOST = 3;

interface Row {
  expected: string;
  heard: string;
  now: number;
  before: number;
}

/** The map of somebody's sounds: how many were clear lately and before, and what was heard instead;
 *  the least clear first.
 *  @param monday of this week */
export async function readSounds(
  db: Database,
  userId: string,
  monday: string,
): Promise<SoundProgress[]> {
  const since = dateOf(plusDays(monday, -7 * (NOW_WEEKS - 1)));
  const rows = await db.$queryRaw<Row[]>`
    SELECT "expected", "heard",
      coalesce(sum("count") FILTER (WHERE "week" >= ${since}::date), 0)::int AS "now",
      coalesce(sum("count") FILTER (WHERE "week" < ${since}::date), 0)::int AS "before"
    FROM "SoundStat" WHERE "userId" = ${userId}::uuid GROUP BY "expected", "heard"`;
  const sounds = [...new Set(rows.map(({ expected }) => expected))];
  return sounds
    .map((sound) =>
      toProgress(
        sound,
        rows.filter(({ expected }) => expected === sound),
      ),
    )
    .filter(({ now }) => now.said >= ENOUGH)
    .sort((a, b) => a.now.clear - b.now.clear || (a.sound < b.sound ? -1 : 1));
}

function toProgress(sound: string, rows: readonly Row[]): SoundProgress {
  const share = (span: 'now' | 'before') => {
    const said = rows.reduce((sum, row) => sum + row[span], 0);
    const clear = rows.find(({ heard }) => heard === sound)?.[span] ?? 0;
    return { said, clear: said === 0 ? 0 : clear / said };
  };
  const before = share('before');
  return {
    sound,
    now: share('now'),
    before: before.said >= ENOUGH ? before : null,
    heard: rows
      .filter(({ heard, now }) => heard !== sound && now > 0)
      .sort((a, b) => b.now - a.now || (a.heard < b.heard ? -1 : 1))
      .slice(0, HEARD_AT_MOST)
      .map(({ heard, now }) => ({ sound: heard, count: now })),
  };
}
