-- Mails that people wait for leave before those that the product sends by itself.

-- CreateEnum
CREATE TYPE "MailLane" AS ENUM ('PERSON', 'BULK');

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN "lane" "MailLane" NOT NULL DEFAULT 'PERSON',
ADD COLUMN "dropAfter" TIMESTAMPTZ(3);

-- accepts: mails that wait are few, and a worker that still runs passes over locked ones
UPDATE "OutboxMessage" SET "lane" = 'BULK'
WHERE "status" = 'PENDING' AND "resendOfId" IS NULL
  AND "template" IN ('practice-reminder', 'membership-ending', 'activity-changed', 'activity-cancelled');

-- CreateIndex
-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "OutboxMessage_status_lane_nextTryAt_idx" ON "OutboxMessage"("status", "lane", "nextTryAt");

-- DropIndex
DROP INDEX "OutboxMessage_status_nextTryAt_idx";
