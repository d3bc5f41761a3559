-- CreateEnum
CREATE TYPE "AccountRequestKind" AS ENUM ('SIGN_UP', 'RESET_PASSWORD', 'CHANGE_EMAIL');

-- CreateTable
CREATE TABLE "AccountRequest" (
    "id" UUID NOT NULL,
    "kind" "AccountRequestKind" NOT NULL,
    "email" TEXT NOT NULL,
    "userId" UUID,
    "language" "Language" NOT NULL DEFAULT 'zh',
    "client" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nextTryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AccountRequest_nextTryAt_idx" ON "AccountRequest"("nextTryAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_recipient_createdAt_idx" ON "OutboxMessage"("recipient", "createdAt");
