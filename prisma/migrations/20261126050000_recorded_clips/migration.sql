-- A person's recording of a line takes the place of a machine's clip.

-- AlterTable
ALTER TABLE "UnitDraft" ADD COLUMN "recordings" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "DraftClip" ADD COLUMN "voice" TEXT,
ADD COLUMN "variety" "VoiceVariety",
ADD COLUMN "sex" "VoiceSex",
ADD COLUMN "refused" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "said" TEXT,
ADD COLUMN "recordedById" UUID,
ADD COLUMN "recordedAt" TIMESTAMPTZ(3),
ADD COLUMN "isTake" BOOLEAN NOT NULL DEFAULT false;

-- The voices of clips that a run has taken are known.
-- accepts: a draft has a hundred clips, and nothing has been released yet
UPDATE "DraftClip" AS clip
SET "voice" = taken->>'voice',
    "variety" = (taken->>'variety')::"VoiceVariety",
    "sex" = (taken->>'sex')::"VoiceSex"
FROM "ClipRun" AS run, jsonb_array_elements(run."clips") AS taken
WHERE clip."draftId" = run."draftId"
  AND clip."source" = taken->>'source'
  AND clip."accent"::text = taken->>'accent';
