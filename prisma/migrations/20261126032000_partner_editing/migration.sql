-- Operators edit partners, whose picture is an uploaded file: a drawn mark is for those of the content file alone.

-- AlterTable
ALTER TABLE "Partner" ALTER COLUMN "mark" SET DEFAULT '',
ADD COLUMN "picture" TEXT,
ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "editedAt" TIMESTAMPTZ(3);
