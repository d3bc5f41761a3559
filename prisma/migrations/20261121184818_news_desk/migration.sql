-- CreateEnum
CREATE TYPE "DraftState" AS ENUM ('DRAFT', 'PUBLISHED', 'WITHDRAWN');

-- AlterTable
ALTER TABLE "Unit" ADD COLUMN     "withdrawnAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "NewsPiece" ADD COLUMN     "url" TEXT;

-- CreateTable
CREATE TABLE "NewsSource" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "lastImportedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NewsSource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IncomingPiece" (
    "id" UUID NOT NULL,
    "sourceId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "signature" INTEGER[],
    "bands" INTEGER[],
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "author" TEXT,
    "url" TEXT,
    "licence" TEXT,
    "publishedOn" DATE,
    "category" TEXT NOT NULL,
    "categoryGuessed" BOOLEAN NOT NULL,
    "level" TEXT NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IncomingPiece_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UnitDraft" (
    "id" UUID NOT NULL,
    "state" "DraftState" NOT NULL DEFAULT 'DRAFT',
    "version" INTEGER NOT NULL DEFAULT 0,
    "category" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "seed" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "objective" JSONB NOT NULL,
    "items" JSONB NOT NULL,
    "spares" JSONB NOT NULL,
    "texts" JSONB NOT NULL,
    "lastPieceId" UUID NOT NULL,
    "unitId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UnitDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DraftClip" (
    "draftId" UUID NOT NULL,
    "accent" "Pronunciation" NOT NULL,
    "source" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "selfScore" DOUBLE PRECISION NOT NULL,
    "cues" JSONB NOT NULL,
    "loudness" BYTEA NOT NULL,

    CONSTRAINT "DraftClip_pkey" PRIMARY KEY ("draftId","accent","source")
);

-- CreateTable
CREATE TABLE "StaleTag" (
    "tag" TEXT NOT NULL,
    "staleAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaleTag_pkey" PRIMARY KEY ("tag")
);

-- CreateIndex
CREATE UNIQUE INDEX "NewsSource_name_key" ON "NewsSource"("name");

-- CreateIndex
CREATE UNIQUE INDEX "IncomingPiece_hash_key" ON "IncomingPiece"("hash");

-- CreateIndex
CREATE INDEX "IncomingPiece_bands_idx" ON "IncomingPiece" USING GIN ("bands");

-- CreateIndex
CREATE INDEX "IncomingPiece_category_id_idx" ON "IncomingPiece"("category", "id");

-- CreateIndex
CREATE UNIQUE INDEX "UnitDraft_unitId_key" ON "UnitDraft"("unitId");

-- CreateIndex
CREATE INDEX "UnitDraft_state_createdAt_idx" ON "UnitDraft"("state", "createdAt");

-- CreateIndex
CREATE INDEX "StaleTag_staleAt_idx" ON "StaleTag"("staleAt");

-- AddForeignKey
ALTER TABLE "IncomingPiece" ADD CONSTRAINT "IncomingPiece_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "NewsSource"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnitDraft" ADD CONSTRAINT "UnitDraft_unitId_fkey" FOREIGN KEY ("unitId") REFERENCES "Unit"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftClip" ADD CONSTRAINT "DraftClip_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "UnitDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
