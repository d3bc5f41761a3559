-- CreateTable
CREATE TABLE "DiscardedFile" (
    "path" TEXT NOT NULL,
    "userId" UUID,
    "shown" BOOLEAN NOT NULL DEFAULT false,
    "removeAt" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DiscardedFile_pkey" PRIMARY KEY ("path")
);

-- CreateIndex
CREATE INDEX "DiscardedFile_removeAt_idx" ON "DiscardedFile"("removeAt");

-- CreateIndex
CREATE INDEX "DiscardedFile_userId_createdAt_idx" ON "DiscardedFile"("userId", "createdAt");
