-- Rendered pages and cached queries that all web servers share (decision 0101). Unlogged: what a crash empties is
-- rendered again, and nothing of it travels to a replica.

-- CreateTable
CREATE UNLOGGED TABLE "CachedPage" (
    "release" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "renderedAt" TIMESTAMPTZ(3) NOT NULL,
    "tagVersions" JSONB NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "CachedPage_pkey" PRIMARY KEY ("release","key")
);

-- The body is compressed already.
ALTER TABLE "CachedPage" ALTER COLUMN "body" SET STORAGE EXTERNAL;

-- CreateIndex
CREATE INDEX "CachedPage_renderedAt_idx" ON "CachedPage"("renderedAt");
