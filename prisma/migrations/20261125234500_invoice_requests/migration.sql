-- CreateEnum
CREATE TYPE "InvoiceProviderName" AS ENUM ('manual', 'ecpay');

-- CreateEnum
CREATE TYPE "InvoiceRequestKind" AS ENUM ('ISSUE', 'VOID', 'ALLOW');

-- AlterTable: the invoices that there are were issued by hand.
ALTER TABLE "Invoice" ADD COLUMN     "provider" "InvoiceProviderName" NOT NULL DEFAULT 'manual';

-- CreateTable
CREATE TABLE "InvoiceRequest" (
    "orderId" UUID NOT NULL,
    "provider" "InvoiceProviderName" NOT NULL,
    "kind" "InvoiceRequestKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "leaseUntil" TIMESTAMPTZ(3),
    "rejection" TEXT,
    "detail" TEXT,

    CONSTRAINT "InvoiceRequest_pkey" PRIMARY KEY ("orderId"),
    CONSTRAINT "InvoiceRequest_amount_check" CHECK ("amount" > 0),
    -- Waiting for an answer, or rejected: never both, never neither.
    CONSTRAINT "InvoiceRequest_state_check" CHECK (("leaseUntil" IS NULL) = ("rejection" IS NOT NULL))
);

-- AddForeignKey
ALTER TABLE "InvoiceRequest" ADD CONSTRAINT "InvoiceRequest_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Invoice"("orderId") ON DELETE CASCADE ON UPDATE CASCADE;
