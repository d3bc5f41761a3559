-- Operators edit news, honours and questions: what they changed is theirs, and no content file is copied over it.

-- AlterTable
ALTER TABLE "NewsHonor" ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "editedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "FaqGroup" ADD COLUMN "orderedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "FaqEntry" ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "editedAt" TIMESTAMPTZ(3);
