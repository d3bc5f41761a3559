import type { Person } from './account';
import type { App } from './app';

interface Practice {
  slug: string;
  /** Days since it was practised. */
  daysAgo: number;
  /** Number of its items that are due today. */
  due: number;
}

const DAY = "(now() AT TIME ZONE 'Asia/Taipei')::date - $3::int";

/** Gives a person a unit that was finished some days ago, with all of its items passed in simulated
 *  practice. */
export async function finishUnit(
  app: App,
  { email }: Person,
  { slug, daysAgo, due }: Practice,
): Promise<void> {
  const person = 'SELECT "id" FROM "User" WHERE "email" = $1';
  const unit = 'SELECT "id" FROM "Unit" WHERE "slug" = $2';
  const then = 'now() - make_interval(days => $3::int)';
  await app.changeRows(
    `INSERT INTO "Enrolment" ("id", "userId", "unitId", "startedAt", "lastActiveAt", "completedAt", "spentOn")
     SELECT gen_random_uuid(), (${person}), (${unit}), ${then}, ${then}, ${then}, ${DAY}`,
    [email, slug, daysAgo],
  );
  await app.changeRows(
    `INSERT INTO "Card" ("id", "userId", "itemId", "stability", "difficulty", "reps", "dueOn", "lastReviewedAt",
       "bestScore", "passedAt", "attempts", "createdAt")
     SELECT gen_random_uuid(), (${person}), i."id", 2, 5, 1,
       (now() AT TIME ZONE 'Asia/Taipei')::date
         + CASE WHEN row_number() OVER (ORDER BY i."kind", i."position") <= $4::int THEN 0 ELSE 5 END,
       ${then}, 90, ${then}, 1, ${then}
     FROM "UnitItem" i WHERE i."unitId" = (${unit})`,
    [email, slug, daysAgo, due],
  );
  await app.changeRows(
    `INSERT INTO "PracticeDay" ("userId", "day", "attempts", "passed", "reviews", "spokenMs")
     SELECT (${person}), ${DAY}, 20, 20, 20, 60000 WHERE $2 <> ''`,
    [email, slug, daysAgo],
  );
}
