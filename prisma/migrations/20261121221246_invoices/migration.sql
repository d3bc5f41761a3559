-- CreateEnum
CREATE TYPE "InvoiceKind" AS ENUM ('MEMBER', 'MOBILE', 'CERTIFICATE', 'COMPANY', 'DONATION');

-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('WAITING', 'DUE', 'NOT_NEEDED', 'ISSUED', 'VOID_DUE', 'VOIDED', 'ALLOWANCE_DUE', 'ALLOWED');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "refundVersion" DATE,
ADD COLUMN     "touVersion" DATE;

-- CreateTable
CREATE TABLE "Invoice" (
    "orderId" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "code" TEXT,
    "title" TEXT,
    "status" "InvoiceStatus" NOT NULL DEFAULT 'WAITING',
    "amount" INTEGER NOT NULL,
    "number" TEXT,
    "issuedAt" TIMESTAMPTZ(3),
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "allowed" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "InvoiceChange" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "from" "InvoiceStatus",
    "to" "InvoiceStatus" NOT NULL,
    "actor" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InvoiceChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceAllowance" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InvoiceAllowance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE INDEX "Invoice_status_createdAt_idx" ON "Invoice"("status", "createdAt");

-- CreateIndex
CREATE INDEX "InvoiceChange_orderId_at_idx" ON "InvoiceChange"("orderId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceAllowance_number_key" ON "InvoiceAllowance"("number");

-- CreateIndex
CREATE INDEX "InvoiceAllowance_orderId_idx" ON "InvoiceAllowance"("orderId");

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceChange" ADD CONSTRAINT "InvoiceChange_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Invoice"("orderId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceAllowance" ADD CONSTRAINT "InvoiceAllowance_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Invoice"("orderId") ON DELETE CASCADE ON UPDATE CASCADE;
