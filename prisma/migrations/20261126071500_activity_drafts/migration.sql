-- Every activity until now is published.
-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "draft" BOOLEAN NOT NULL DEFAULT false;
