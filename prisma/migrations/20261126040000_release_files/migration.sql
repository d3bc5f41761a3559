-- Scripts and styles of the releases of the last days, for the tabs that still have pages of them (decision 0116).
-- Unlogged: a crash empties it, every server puts its own in again within the hour, and nothing travels to a replica.

-- CreateTable
CREATE UNLOGGED TABLE "ReleaseFile" (
    "path" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReleaseFile_pkey" PRIMARY KEY ("path")
);

-- CreateIndex
CREATE INDEX "ReleaseFile_seenAt_idx" ON "ReleaseFile"("seenAt");
