-- CreateTable
CREATE TABLE "Backup" (
    "id" UUID NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "bytes" BIGINT NOT NULL,
    "rows" INTEGER NOT NULL,
    "isEncrypted" BOOLEAN NOT NULL,
    "isChecked" BOOLEAN NOT NULL,

    CONSTRAINT "Backup_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Backup_takenAt_idx" ON "Backup"("takenAt");
