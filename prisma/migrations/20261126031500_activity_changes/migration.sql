-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "cancelReasonEn" TEXT,
ADD COLUMN     "cancelReasonZh" TEXT,
ADD COLUMN     "cancelledAt" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;
