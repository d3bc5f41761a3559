-- Operators edit videos: what they changed is theirs, and no content file is copied over it.

-- AlterTable
ALTER TABLE "MediaLesson" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "picture" TEXT,
ADD COLUMN "fileAccess" "Access" NOT NULL DEFAULT 'FREE';

-- The access of the content file, by which the files below public/ are guarded: nobody has edited one before.
-- accepts: a few dozen rows, which no request changes
UPDATE "MediaLesson" SET "fileAccess" = "access";
