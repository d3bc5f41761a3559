-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('ASKED', 'DONE', 'REFUSED');

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "checks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "nextCheckAt" TIMESTAMPTZ(3),
ADD COLUMN     "sessionId" TEXT;

-- AlterTable
ALTER TABLE "SandboxCharge" ADD COLUMN     "refunded" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "PaymentRefund" (
    "id" UUID NOT NULL,
    "refundKey" TEXT NOT NULL,
    "paymentId" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'ASKED',
    "ofOrder" BOOLEAN NOT NULL DEFAULT true,
    "actor" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "baseline" INTEGER,
    "providerId" TEXT,
    "refusal" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),
    "nextTryAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PaymentRefund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SandboxRefund" (
    "id" UUID NOT NULL,
    "chargeId" UUID NOT NULL,
    "refundKey" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SandboxRefund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PaymentRefund_refundKey_key" ON "PaymentRefund"("refundKey");

-- CreateIndex
CREATE INDEX "PaymentRefund_paymentId_idx" ON "PaymentRefund"("paymentId");

-- CreateIndex
CREATE INDEX "PaymentRefund_status_nextTryAt_idx" ON "PaymentRefund"("status", "nextTryAt");

-- CreateIndex
CREATE UNIQUE INDEX "SandboxRefund_refundKey_key" ON "SandboxRefund"("refundKey");

-- CreateIndex
CREATE INDEX "SandboxRefund_chargeId_idx" ON "SandboxRefund"("chargeId");

-- CreateIndex
CREATE INDEX "Payment_nextCheckAt_idx" ON "Payment"("nextCheckAt");

-- AddForeignKey
ALTER TABLE "PaymentRefund" ADD CONSTRAINT "PaymentRefund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SandboxRefund" ADD CONSTRAINT "SandboxRefund_chargeId_fkey" FOREIGN KEY ("chargeId") REFERENCES "SandboxCharge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is open already is asked about, too.
UPDATE "Payment" SET "nextCheckAt" = now() WHERE "status" IN ('STARTED', 'DECLINED');

-- Whatever the code does, nothing goes back twice: neither below zero nor above what was taken.
ALTER TABLE "PaymentRefund" ADD CONSTRAINT "PaymentRefund_amount_positive" CHECK ("amount" > 0);
ALTER TABLE "SandboxCharge" ADD CONSTRAINT "SandboxCharge_refunded_within" CHECK ("refunded" BETWEEN 0 AND "amount");
