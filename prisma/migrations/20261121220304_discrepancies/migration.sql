-- CreateEnum
CREATE TYPE "DiscrepancyKind" AS ENUM ('WRONG_AMOUNT', 'SECOND_CAPTURE', 'ACCOUNT_GONE', 'REFUNDED_AT_DESK', 'REFUND_MISSING', 'REFUND_REFUSED');

-- CreateTable
CREATE TABLE "Discrepancy" (
    "id" UUID NOT NULL,
    "kind" "DiscrepancyKind" NOT NULL,
    "noteKey" TEXT NOT NULL,
    "orderId" UUID NOT NULL,
    "detail" JSONB NOT NULL,
    "foundAt" TIMESTAMPTZ(3) NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedBy" TEXT,
    "note" TEXT,

    CONSTRAINT "Discrepancy_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Discrepancy_noteKey_key" ON "Discrepancy"("noteKey");

-- CreateIndex
CREATE INDEX "Discrepancy_orderId_idx" ON "Discrepancy"("orderId");

-- CreateIndex
CREATE INDEX "Discrepancy_resolvedAt_foundAt_idx" ON "Discrepancy"("resolvedAt", "foundAt");

-- AddForeignKey
ALTER TABLE "Discrepancy" ADD CONSTRAINT "Discrepancy_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
