-- Feeds that editors add in the console, and what each article came in as.

-- CreateEnum
CREATE TYPE "FeedState" AS ENUM ('WAITING', 'READING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "ArticleOrigin" AS ENUM ('FEED', 'TEXT', 'LINES');

-- CreateTable
CREATE TABLE "Feed" (
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "licence" TEXT,
    "source" TEXT,
    "category" "UnitCategory",
    "isPaused" BOOLEAN NOT NULL DEFAULT false,
    "addedAt" TIMESTAMPTZ(3) NOT NULL,
    "state" "FeedState" NOT NULL DEFAULT 'WAITING',
    "claim" UUID,
    "leaseUntil" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "report" JSONB,
    "failure" TEXT,
    "failureDetail" TEXT NOT NULL DEFAULT '',
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Feed_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "ImportedArticle" ADD COLUMN "origin" "ArticleOrigin", ADD COLUMN "feedId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "Feed_address_key" ON "Feed"("address");

-- CreateIndex
CREATE INDEX "Feed_state_dueAt_idx" ON "Feed"("state", "dueAt");

-- CreateIndex
-- accepts: a table of some thousand rows that only operators change
CREATE INDEX "ImportedArticle_feedId_idx" ON "ImportedArticle"("feedId");

-- AddForeignKey
-- accepts: a table of some thousand rows that only operators change
ALTER TABLE "ImportedArticle" ADD CONSTRAINT "ImportedArticle_feedId_fkey" FOREIGN KEY ("feedId") REFERENCES "Feed"("id") ON DELETE SET NULL ON UPDATE CASCADE;
