-- CreateEnum
CREATE TYPE "ClipPart" AS ENUM ('TEXT', 'EXAMPLE');

-- CreateEnum
CREATE TYPE "VoiceVariety" AS ENUM ('american', 'british', 'scottish');

-- CreateEnum
CREATE TYPE "VoiceSex" AS ENUM ('female', 'male');

-- AlterTable
ALTER TABLE "ItemAudio" ADD COLUMN     "part" "ClipPart" NOT NULL DEFAULT 'TEXT',
ADD COLUMN     "rank" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sex" "VoiceSex",
ADD COLUMN     "variety" "VoiceVariety",
ADD COLUMN     "voice" TEXT;

-- Until now there was one voice of each accent, both women's.
UPDATE "ItemAudio" SET "voice" = 'pico-us', "variety" = 'american', "sex" = 'female' WHERE "accent" = 'US';
UPDATE "ItemAudio" SET "voice" = 'pico-gb', "variety" = 'british', "sex" = 'female' WHERE "accent" = 'GB';

-- DropIndex
DROP INDEX "ItemAudio_itemId_accent_key";

-- CreateIndex
CREATE UNIQUE INDEX "ItemAudio_itemId_part_accent_rank_key" ON "ItemAudio"("itemId", "part", "accent", "rank");
