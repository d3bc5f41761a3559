-- Editing of voice lessons: their drafts and clips, and runs of the worker for them beside those for units.

-- CreateEnum
CREATE TYPE "ClipRunKind" AS ENUM ('UNIT', 'VOICE_LESSON');

-- A run belongs to a draft of one of two tables from now on.
ALTER TABLE "ClipRun" DROP CONSTRAINT "ClipRun_draftId_fkey";
ALTER TABLE "ClipRun" ADD COLUMN "kind" "ClipRunKind" NOT NULL DEFAULT 'UNIT';

-- AlterTable
ALTER TABLE "MediaLesson" ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "editedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "VoiceDraft" (
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "publishedVersion" INTEGER,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "VoiceDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VoiceClip" (
    "draftId" UUID NOT NULL,
    "accent" "Pronunciation" NOT NULL,
    "source" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "selfScore" DOUBLE PRECISION NOT NULL,
    "cues" JSONB NOT NULL,
    "pcm" BYTEA,

    CONSTRAINT "VoiceClip_pkey" PRIMARY KEY ("draftId","accent","source")
);

-- AddForeignKey
ALTER TABLE "VoiceClip" ADD CONSTRAINT "VoiceClip_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "VoiceDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
