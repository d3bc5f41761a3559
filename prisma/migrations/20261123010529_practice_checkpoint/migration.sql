-- The tables stay empty: the next practice of an account fills its rows, and until then everything is read.

-- CreateTable
CREATE TABLE "PracticeCheckpoint" (
    "userId" UUID NOT NULL,
    "week" DATE NOT NULL,
    "streak" INTEGER NOT NULL,
    "best" INTEGER NOT NULL,

    CONSTRAINT "PracticeCheckpoint_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "PhonemeTotal" (
    "userId" UUID NOT NULL,
    "expected" TEXT NOT NULL,
    "said" INTEGER NOT NULL,
    "clear" INTEGER NOT NULL,

    CONSTRAINT "PhonemeTotal_pkey" PRIMARY KEY ("userId","expected")
);

-- CreateIndex
CREATE INDEX "Enrolment_userId_removedAt_completedAt_lastActiveAt_idx" ON "Enrolment"("userId", "removedAt", "completedAt", "lastActiveAt");

-- AddForeignKey
ALTER TABLE "PracticeCheckpoint" ADD CONSTRAINT "PracticeCheckpoint_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhonemeTotal" ADD CONSTRAINT "PhonemeTotal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddCheck
ALTER TABLE "PracticeCheckpoint" ADD CONSTRAINT "PracticeCheckpoint_streak_within" CHECK ("streak" BETWEEN 0 AND "best");
ALTER TABLE "PhonemeTotal" ADD CONSTRAINT "PhonemeTotal_clear_within" CHECK ("clear" BETWEEN 0 AND "said");
