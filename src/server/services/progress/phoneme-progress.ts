import 'server-only';
import { addDaysToDay, dayToDate } from '~/domain/day';
import type { PhonemeProgress } from '~/schemas/progress';
import type { Database } from '~/server/db';

/** Number of latest weeks that count as now. */
const RECENT_WEEKS = 4;
/** Minimum number of utterances for a meaningful share. */
const MIN_UTTERANCES = 8;
const MAX_HEARD_PHONEMES = 3;

interface Row {
  expected: string;
  heard: string;
  now: number;
  before: number;
}

/** The user's phonemes: shares of clear utterances now and before, and the phonemes heard instead; the least
 *  clear first.
 *  @param monday first day of this week */
export async function listPhonemeProgress(
  db: Database,
  userId: string,
  monday: string,
): Promise<PhonemeProgress[]> {
  const since = dayToDate(addDaysToDay(monday, -7 * (RECENT_WEEKS - 1)));
  const rows = await db.$queryRaw<Row[]>`
    SELECT "expected", "heard",
      coalesce(sum("count") FILTER (WHERE "week" >= ${since}::date), 0)::int AS "now",
      coalesce(sum("count") FILTER (WHERE "week" < ${since}::date), 0)::int AS "before"
    FROM "PhonemeStat" WHERE "userId" = ${userId}::uuid GROUP BY "expected", "heard"`;
  const phonemes = [...new Set(rows.map(({ expected }) => expected))];
  return phonemes
    .map((phoneme) =>
      toProgress(
        phoneme,
        rows.filter(({ expected }) => expected === phoneme),
      ),
    )
    .filter(({ now }) => now.said >= MIN_UTTERANCES)
    .sort((a, b) => a.now.clear - b.now.clear || (a.sound < b.sound ? -1 : 1));
}

function toProgress(phoneme: string, rows: readonly Row[]): PhonemeProgress {
  const share = (span: 'now' | 'before') => {
    const said = rows.reduce((sum, row) => sum + row[span], 0);
    const clear = rows.find(({ heard }) => heard === phoneme)?.[span] ?? 0;
    return { said, clear: said === 0 ? 0 : clear / said };
  };
  const before = share('before');
  return {
    sound: phoneme,
    now: share('now'),
    before: before.said >= MIN_UTTERANCES ? before : null,
    heard: rows
      .filter(({ heard, now }) => heard !== phoneme && now > 0)
      .sort((a, b) => b.now - a.now || (a.heard < b.heard ? -1 : 1))
      .slice(0, MAX_HEARD_PHONEMES)
      .map(({ heard, now }) => ({ sound: heard, count: now })),
  };
}
