-- A person's recording of a text of a voice lesson takes the place of a machine's clip.

-- AlterTable
ALTER TABLE "VoiceDraft" ADD COLUMN "recordings" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "VoiceClip" ADD COLUMN "said" TEXT,
ADD COLUMN "recordedById" UUID,
ADD COLUMN "recordedAt" TIMESTAMPTZ(3),
ADD COLUMN "isTake" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
-- accepts: a table of some hundred rows that only operators change
CREATE INDEX "VoiceClip_recordedById_idx" ON "VoiceClip"("recordedById");

-- AddForeignKey
-- accepts: a table of some hundred rows that only operators change
ALTER TABLE "VoiceClip" ADD CONSTRAINT "VoiceClip_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
