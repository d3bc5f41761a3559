-- Rounds of listening to minimal pairs, with their answers by contrast. Everybody's plan has them until they are
-- left out.

-- AlterTable
ALTER TABLE "LearnerSettings" ADD COLUMN     "listening" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "ListeningRound" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ListeningRound_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ListeningResult" (
    "roundId" UUID NOT NULL,
    "contrast" TEXT NOT NULL,
    "answers" INTEGER NOT NULL,
    "right" INTEGER NOT NULL,

    CONSTRAINT "ListeningResult_pkey" PRIMARY KEY ("roundId","contrast")
);

-- CreateIndex
CREATE INDEX "ListeningRound_userId_madeAt_idx" ON "ListeningRound"("userId", "madeAt");

-- CreateIndex
CREATE INDEX "ListeningRound_madeAt_idx" ON "ListeningRound" USING BRIN ("madeAt");

-- AddForeignKey
ALTER TABLE "ListeningRound" ADD CONSTRAINT "ListeningRound_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListeningResult" ADD CONSTRAINT "ListeningResult_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "ListeningRound"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddCheck
ALTER TABLE "ListeningResult" ADD CONSTRAINT "ListeningResult_right_within" CHECK ("right" BETWEEN 0 AND "answers" AND "answers" BETWEEN 1 AND 10);
