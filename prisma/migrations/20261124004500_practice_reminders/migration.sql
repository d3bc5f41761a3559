-- Everybody keeps the plan that they have, and nobody is reminded, until they choose otherwise.

-- AlterTable
ALTER TABLE "LearnerSettings" ADD COLUMN     "level" "CefrLevel",
ADD COLUMN     "minutes" INTEGER,
ADD COLUMN     "reminderHour" INTEGER,
ADD COLUMN     "reminderSetAt" TIMESTAMPTZ(3),
ADD COLUMN     "remindersStoppedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PracticeReminder" (
    "userId" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "PracticeReminder_pkey" PRIMARY KEY ("userId","day")
);

-- CreateIndex
CREATE INDEX "PracticeReminder_day_idx" ON "PracticeReminder"("day");

-- CreateIndex
CREATE INDEX "LearnerSettings_reminderHour_idx" ON "LearnerSettings"("reminderHour");

-- AddForeignKey
ALTER TABLE "PracticeReminder" ADD CONSTRAINT "PracticeReminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddCheck
ALTER TABLE "LearnerSettings" ADD CONSTRAINT "LearnerSettings_level_of_units" CHECK ("level" IN ('A2', 'B1', 'B2'));
ALTER TABLE "LearnerSettings" ADD CONSTRAINT "LearnerSettings_minutes_within" CHECK ("minutes" BETWEEN 5 AND 60);
ALTER TABLE "LearnerSettings" ADD CONSTRAINT "LearnerSettings_reminderHour_within" CHECK ("reminderHour" BETWEEN 0 AND 23);
