-- The making of a draft's clips that an editor asked for on the page: what the worker has made so far, and what failed.

-- CreateEnum
CREATE TYPE "ClipRunState" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "ClipRun" (
    "draftId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "state" "ClipRunState" NOT NULL DEFAULT 'WAITING',
    "claim" UUID,
    "leaseUntil" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "problems" JSONB NOT NULL DEFAULT '{}',
    "clips" JSONB NOT NULL DEFAULT '[]',
    "failure" TEXT,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ClipRun_pkey" PRIMARY KEY ("draftId")
);

-- CreateIndex
CREATE INDEX "ClipRun_state_requestedAt_idx" ON "ClipRun"("state", "requestedAt");

-- AddForeignKey
ALTER TABLE "ClipRun" ADD CONSTRAINT "ClipRun_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "UnitDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
