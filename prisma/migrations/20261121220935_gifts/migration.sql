-- CreateEnum
CREATE TYPE "GiftStatus" AS ENUM ('WAITING', 'SENT', 'CLAIMED', 'WITHDRAWN');

-- CreateTable
CREATE TABLE "Gift" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "recipientName" TEXT,
    "message" TEXT,
    "language" "Language" NOT NULL DEFAULT 'zh',
    "status" "GiftStatus" NOT NULL DEFAULT 'WAITING',
    "edition" INTEGER NOT NULL DEFAULT 1,
    "tokenHash" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "claimedById" UUID,
    "claimedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Gift_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Gift_orderId_key" ON "Gift"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "Gift_tokenHash_key" ON "Gift"("tokenHash");

-- CreateIndex
CREATE INDEX "Gift_claimedById_idx" ON "Gift"("claimedById");

-- AddForeignKey
ALTER TABLE "Gift" ADD CONSTRAINT "Gift_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Gift" ADD CONSTRAINT "Gift_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
