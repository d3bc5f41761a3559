-- CreateEnum
CREATE TYPE "SecurityEventKind" AS ENUM ('SIGNED_UP', 'LOGGED_IN', 'LOGIN_FAILED', 'THROTTLED', 'LOGGED_OUT', 'DEVICE_SIGNED_OUT', 'SIGNED_OUT_EVERYWHERE', 'RESET_REQUESTED', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGE_REQUESTED', 'EMAIL_VERIFIED', 'DATA_DOWNLOADED', 'DELETION_REQUESTED', 'DELETION_CANCELLED', 'ACCOUNT_ANONYMISED', 'ACCOUNT_DISABLED', 'ACCOUNT_ENABLED', 'ROLE_CHANGED');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "anonymisedAt" TIMESTAMPTZ(3),
ADD COLUMN     "deletionDueAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "deviceHash" TEXT;

-- CreateTable
CREATE TABLE "KnownDevice" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "deviceHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "Throttle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "SecurityEvent" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "SecurityEventKind" NOT NULL,
    "userId" UUID,
    "actor" TEXT NOT NULL,
    "subjectHash" TEXT,
    "address" TEXT,
    "userAgent" TEXT,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "SecurityEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "KnownDevice_userId_deviceHash_key" ON "KnownDevice"("userId", "deviceHash");

-- CreateIndex
CREATE INDEX "Throttle_expire_idx" ON "Throttle"("expire");

-- CreateIndex
CREATE INDEX "SecurityEvent_userId_at_idx" ON "SecurityEvent"("userId", "at");

-- CreateIndex
CREATE INDEX "SecurityEvent_kind_at_idx" ON "SecurityEvent"("kind", "at");

-- CreateIndex
CREATE INDEX "User_deletionDueAt_idx" ON "User"("deletionDueAt");

-- AddForeignKey
ALTER TABLE "KnownDevice" ADD CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecurityEvent" ADD CONSTRAINT "SecurityEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
