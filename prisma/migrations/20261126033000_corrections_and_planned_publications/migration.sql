-- A published unit is corrected while learners go on with it, and a draft is published at an hour.

-- AlterEnum
ALTER TYPE "DraftState" ADD VALUE 'CORRECTING';

-- AlterTable
ALTER TABLE "UnitDraft" ADD COLUMN "live" JSONB;

-- CreateTable
CREATE TABLE "PlannedPublication" (
    "draftId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "publishAt" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "failure" TEXT,
    "failedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PlannedPublication_pkey" PRIMARY KEY ("draftId")
);

-- CreateIndex
CREATE INDEX "PlannedPublication_failure_publishAt_idx" ON "PlannedPublication"("failure", "publishAt");

-- AddForeignKey
ALTER TABLE "PlannedPublication" ADD CONSTRAINT "PlannedPublication_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "UnitDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
