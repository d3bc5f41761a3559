-- AlterTable
ALTER TABLE "Enrolment" ADD COLUMN     "spentMs" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "spentOn" DATE;

-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "speakLater" BOOLEAN NOT NULL DEFAULT false;
