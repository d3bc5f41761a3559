import type { Database } from '~/server/db';

interface Year {
  userId: string;
  days: number;
  /** Noon of the last day. */
  until: Date;
}

const ATTEMPTS_A_DAY = 60;

/** Inserts daily practice for an account: `days` days of sixty attempts, each item three times in a row, and
 *  the cards, reviews, days and phonemes that result. In SQL, as a year through the service would take an
 *  hour.
 *  @returns the number of attempts */
export async function practiseYear(db: Database, { userId, days, until }: Year): Promise<number> {
  const attempts = await db.$executeRaw`
    WITH items AS (
      SELECT "id", row_number() OVER (ORDER BY "id") - 1 AS at, count(*) OVER () AS all FROM "UnitItem"
    )
    INSERT INTO "Attempt" ("id", "userId", "itemId", "mode", "score", "passed", "words", "spokenMs",
      "engine", "accent", "madeAt", "savedAt")
    SELECT gen_random_uuid(), ${userId}::uuid, i."id", 'SPEAK', 40 + (n * 7) % 60, n % 4 <> 0,
      '[{"text":"tea","score":80,"status":"said"}]'::jsonb, 1800, 'bench', 'US',
      ${until}::timestamptz - n * interval '1 day' / ${ATTEMPTS_A_DAY}, ${until}::timestamptz
    FROM generate_series(0, ${days * ATTEMPTS_A_DAY - 1}::int) n
    JOIN items i ON i.at = (n / 3) % i.all`;
  await db.$executeRaw`
    INSERT INTO "Card" ("id", "userId", "itemId", "stability", "difficulty", "reps", "lapses", "dueOn",
      "lastReviewedAt", "bestScore", "passedAt", "attempts", "createdAt")
    SELECT gen_random_uuid(), "userId", "itemId", 1 + (row_number() OVER ()) % 90, 5, 4, 1,
      (${until}::timestamptz - interval '20 days')::date + (row_number() OVER () % 120)::int,
      max("madeAt"), max("score"), min("madeAt") FILTER (WHERE "passed"), count(*), min("madeAt")
    FROM "Attempt" WHERE "userId" = ${userId}::uuid GROUP BY "userId", "itemId"`;
  await db.$executeRaw`
    INSERT INTO "ReviewLog" ("attemptId", "cardId", "userId", "grade", "stabilityBefore",
      "stabilityAfter", "difficultyBefore", "difficultyAfter", "dueBefore", "dueAfter", "reviewedAt")
    SELECT a."id", c."id", c."userId", 'GOOD', 1, 2, 5, 5, c."dueOn", c."dueOn", a."madeAt"
    FROM "Attempt" a JOIN "Card" c ON c."userId" = a."userId" AND c."itemId" = a."itemId"
    WHERE a."userId" = ${userId}::uuid AND a."score" % 2 = 0`;
  await db.$executeRaw`
    INSERT INTO "PracticeDay" ("userId", "day", "attempts", "passed", "reviews", "spokenMs")
    SELECT "userId", ("madeAt" AT TIME ZONE 'Asia/Taipei')::date, count(*),
      count(*) FILTER (WHERE "passed"), 30, sum("spokenMs")
    FROM "Attempt" WHERE "userId" = ${userId}::uuid GROUP BY 1, 2`;
  await db.$executeRaw`
    INSERT INTO "PhonemeStat" ("userId", "week", "expected", "heard", "count")
    SELECT ${userId}::uuid, date_trunc('week', ${until}::timestamptz)::date - 7 * w, p, h, 10
    FROM generate_series(0, ${Math.floor(days / 7)}::int) w,
      unnest(ARRAY['AA','AE','AH','AO','B','D','DH','EH','F','G','IH','IY','K','L','M','N','NG','P',
        'R','S','SH','T','TH','UH','UW','V','W','Z']) p, unnest(ARRAY[p, 'S', 'T']) h
    ON CONFLICT DO NOTHING`;
  await db.$executeRaw`
    INSERT INTO "Enrolment" ("id", "userId", "unitId", "startedAt", "lastActiveAt")
    SELECT gen_random_uuid(), ${userId}::uuid, "id", ${until}::timestamptz, ${until}::timestamptz
    FROM "Unit" ON CONFLICT DO NOTHING`;
  return attempts;
}
