-- CreateTable
CREATE TABLE "MembersOpening" (
    "userId" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MembersOpening_pkey" PRIMARY KEY ("userId","content")
);

-- CreateIndex
CREATE INDEX "MembersOpening_userId_openedAt_idx" ON "MembersOpening"("userId", "openedAt");

-- AddForeignKey
ALTER TABLE "MembersOpening" ADD CONSTRAINT "MembersOpening_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is known of openings so far. Whether a membership had been used was read from "lastActiveAt", which
-- merely putting something into My Learning wrote as well. Only what shows an opening is taken over here: a
-- place further on, a time spent, results, cards, a recording heard in part. A row of which nobody can tell
-- whether it was opened or only put there tells of no opening. Otherwise an honest buyer would lose the whole
-- refund by it, while whoever opened something in these days and did nothing with it gets back at most what
-- they paid a week ago. For the same reason the first time counts of results, as the later ones may be
-- reviews, which need no membership. The times are those that the old rule went by. Films that were opened
-- without a report left no trace, and none is made up.
INSERT INTO "MembersOpening" ("userId", "content", "openedAt")
SELECT known."userId", 'unit:' || u."slug", max(known."at")
FROM (
  SELECT e."userId", e."unitId", e."lastActiveAt" AS "at"
  FROM "Enrolment" e
  WHERE e."currentIndex" > 0 OR e."completedAt" IS NOT NULL OR e."spentOn" IS NOT NULL
    OR e."lastActiveAt" <> e."startedAt"
  UNION ALL
  SELECT a."userId", i."unitId", min(a."madeAt")
  FROM "Attempt" a JOIN "UnitItem" i ON i."id" = a."itemId"
  GROUP BY a."userId", i."unitId"
  UNION ALL
  SELECT c."userId", i."unitId", min(c."createdAt")
  FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId"
  GROUP BY c."userId", i."unitId"
) known
JOIN "Unit" u ON u."id" = known."unitId"
WHERE u."access" = 'VIP'
GROUP BY known."userId", u."slug";

INSERT INTO "MembersOpening" ("userId", "content", "openedAt")
SELECT p."userId", 'media:' || l."slug", p."lastActiveAt"
FROM "MediaProgress" p JOIN "MediaLesson" l ON l."id" = p."lessonId"
WHERE l."access" = 'VIP'
  AND (p."positionMs" > 0 OR p."percent" > 0 OR p."heard" <> '[]'::jsonb OR p."lastActiveAt" <> p."startedAt");
