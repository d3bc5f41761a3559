-- What a job could not do is kept aside, so that the others of its kind do not wait for it.

-- CreateTable
CREATE TABLE "JobFailure" (
    "work" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "error" TEXT NOT NULL,
    "failedAt" TIMESTAMPTZ(3) NOT NULL,
    "nextTryAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "JobFailure_pkey" PRIMARY KEY ("work", "subject")
);

-- CreateIndex
CREATE INDEX "JobFailure_work_nextTryAt_idx" ON "JobFailure"("work", "nextTryAt");
