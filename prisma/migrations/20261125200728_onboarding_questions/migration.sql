-- CreateEnum
CREATE TYPE "OnboardingQuestion" AS ENUM ('LEVEL', 'GOAL', 'HOUR');

-- AlterTable
ALTER TABLE "LearnerSettings" ADD COLUMN     "asked" "OnboardingQuestion"[] DEFAULT ARRAY[]::"OnboardingQuestion"[];

-- What an account has set already is not asked again. An hour that was taken back was chosen once.
-- accepts: nothing has been released yet, so that no table is large
UPDATE "LearnerSettings" SET "asked" = array_remove(ARRAY[
  CASE WHEN "level" IS NOT NULL THEN 'LEVEL'::"OnboardingQuestion" END,
  CASE WHEN ("goalKind", "goalAmount") IS DISTINCT FROM ('DAYS'::"GoalKind", 4) THEN 'GOAL'::"OnboardingQuestion" END,
  CASE WHEN "reminderSetAt" IS NOT NULL THEN 'HOUR'::"OnboardingQuestion" END
], NULL);
