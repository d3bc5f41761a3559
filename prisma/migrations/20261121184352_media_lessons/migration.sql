-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('VIDEO', 'VOICE');

-- CreateTable
CREATE TABLE "MediaLesson" (
    "id" UUID NOT NULL,
    "kind" "MediaKind" NOT NULL,
    "slug" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "access" "Access" NOT NULL DEFAULT 'FREE',
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "titleZh" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "summaryZh" TEXT NOT NULL,
    "summaryEn" TEXT NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "mediaPath" TEXT NOT NULL,
    "posterPath" TEXT,
    "envelope" JSONB NOT NULL,
    "cues" JSONB NOT NULL,
    "study" JSONB NOT NULL DEFAULT '{}',
    "publishedOn" DATE NOT NULL,
    "contentHash" TEXT NOT NULL,

    CONSTRAINT "MediaLesson_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MediaProgress" (
    "userId" UUID NOT NULL,
    "lessonId" UUID NOT NULL,
    "positionMs" INTEGER NOT NULL DEFAULT 0,
    "heard" JSONB NOT NULL DEFAULT '[]',
    "percent" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastActiveAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MediaProgress_pkey" PRIMARY KEY ("userId","lessonId")
);

-- CreateIndex
CREATE UNIQUE INDEX "MediaLesson_slug_key" ON "MediaLesson"("slug");

-- CreateIndex
CREATE INDEX "MediaLesson_kind_archived_publishedOn_idx" ON "MediaLesson"("kind", "archived", "publishedOn");

-- CreateIndex
CREATE INDEX "MediaProgress_userId_lastActiveAt_idx" ON "MediaProgress"("userId", "lastActiveAt");

-- AddForeignKey
ALTER TABLE "MediaProgress" ADD CONSTRAINT "MediaProgress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaProgress" ADD CONSTRAINT "MediaProgress_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "MediaLesson"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
