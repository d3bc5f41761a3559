-- CreateEnum
CREATE TYPE "Leniency" AS ENUM ('ENCOURAGING', 'STANDARD', 'STRICT');

-- CreateEnum
CREATE TYPE "GoalKind" AS ENUM ('DAYS', 'MINUTES');

-- CreateEnum
CREATE TYPE "ReviewGrade" AS ENUM ('AGAIN', 'HARD', 'GOOD', 'EASY');

-- AlterTable
ALTER TABLE "Enrolment" ADD COLUMN     "removedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "spokenMs" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "LearnerSettings" (
    "userId" UUID NOT NULL,
    "leniency" "Leniency" NOT NULL DEFAULT 'STANDARD',
    "keyMap" JSONB NOT NULL DEFAULT '{}',
    "goalKind" "GoalKind" NOT NULL DEFAULT 'DAYS',
    "goalAmount" INTEGER NOT NULL DEFAULT 4,
    "dailyReviews" INTEGER NOT NULL DEFAULT 40,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LearnerSettings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Card" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "itemId" UUID NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "difficulty" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "reps" INTEGER NOT NULL DEFAULT 0,
    "lapses" INTEGER NOT NULL DEFAULT 0,
    "dueOn" DATE NOT NULL,
    "lastReviewedAt" TIMESTAMPTZ(3),
    "buriedUntil" DATE,
    "suspendedAt" TIMESTAMPTZ(3),
    "knownAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "bestScore" INTEGER NOT NULL DEFAULT 0,
    "passedAt" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewLog" (
    "attemptId" UUID NOT NULL,
    "cardId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "grade" "ReviewGrade" NOT NULL,
    "stabilityBefore" DOUBLE PRECISION NOT NULL,
    "stabilityAfter" DOUBLE PRECISION NOT NULL,
    "difficultyBefore" DOUBLE PRECISION NOT NULL,
    "difficultyAfter" DOUBLE PRECISION NOT NULL,
    "dueBefore" DATE NOT NULL,
    "dueAfter" DATE NOT NULL,
    "reviewedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewLog_pkey" PRIMARY KEY ("attemptId")
);

-- CreateTable
CREATE TABLE "PracticeDay" (
    "userId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "passed" INTEGER NOT NULL DEFAULT 0,
    "reviews" INTEGER NOT NULL DEFAULT 0,
    "spokenMs" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PracticeDay_pkey" PRIMARY KEY ("userId","day")
);

-- CreateTable
CREATE TABLE "SoundStat" (
    "userId" UUID NOT NULL,
    "week" DATE NOT NULL,
    "expected" TEXT NOT NULL,
    "heard" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SoundStat_pkey" PRIMARY KEY ("userId","week","expected","heard")
);

-- CreateIndex
CREATE INDEX "Card_userId_dueOn_idx" ON "Card"("userId", "dueOn");

-- CreateIndex
CREATE INDEX "Card_userId_createdAt_idx" ON "Card"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Card_userId_itemId_key" ON "Card"("userId", "itemId");

-- CreateIndex
CREATE INDEX "ReviewLog_cardId_idx" ON "ReviewLog"("cardId");

-- CreateIndex
CREATE INDEX "ReviewLog_userId_reviewedAt_idx" ON "ReviewLog"("userId", "reviewedAt");

-- AddForeignKey
ALTER TABLE "LearnerSettings" ADD CONSTRAINT "LearnerSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Card" ADD CONSTRAINT "Card_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "UnitItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewLog" ADD CONSTRAINT "ReviewLog_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewLog" ADD CONSTRAINT "ReviewLog_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewLog" ADD CONSTRAINT "ReviewLog_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PracticeDay" ADD CONSTRAINT "PracticeDay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoundStat" ADD CONSTRAINT "SoundStat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was practised before there were cards: everything becomes one that has not been reviewed yet,
-- due today. The catch-up spreads them over days.
INSERT INTO "Card" ("id", "userId", "itemId", "dueOn", "bestScore", "passedAt", "attempts", "createdAt")
SELECT gen_random_uuid(), "userId", "itemId", (now() AT TIME ZONE 'Asia/Taipei')::date, max("score"),
  min("madeAt") FILTER (WHERE "passed"), count(*), min("madeAt")
FROM "Attempt" GROUP BY "userId", "itemId";

INSERT INTO "PracticeDay" ("userId", "day", "attempts", "passed")
SELECT "userId", ("madeAt" AT TIME ZONE 'Asia/Taipei')::date, count(*), count(*) FILTER (WHERE "passed")
FROM "Attempt" GROUP BY 1, 2;
