-- The editor of a recording is an account, or nobody any more.

-- accepts: a draft has a hundred clips, and few of them are recordings
UPDATE "DraftClip" AS clip SET "recordedById" = NULL
WHERE "recordedById" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "User" WHERE "User".id = clip."recordedById");

-- CreateIndex
-- accepts: a table of some thousand rows that only operators change
CREATE INDEX "DraftClip_recordedById_idx" ON "DraftClip"("recordedById");

-- AddForeignKey
-- accepts: a table of some thousand rows that only operators change
ALTER TABLE "DraftClip" ADD CONSTRAINT "DraftClip_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
