-- A voice lesson is published, and a hidden video shown, at an hour, as a unit is.

-- CreateEnum
CREATE TYPE "PublicationKind" AS ENUM ('UNIT', 'VOICE_LESSON', 'VIDEO');

-- An order belongs to a draft of one of two tables, or to a video, from now on.
ALTER TABLE "PlannedPublication" DROP CONSTRAINT "PlannedPublication_draftId_fkey";
ALTER TABLE "PlannedPublication" ADD COLUMN "kind" "PublicationKind" NOT NULL DEFAULT 'UNIT';
