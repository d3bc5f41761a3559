-- CreateTable
CREATE TABLE "CheckoutPress" (
    "checkoutKey" TEXT NOT NULL,
    "orderId" UUID NOT NULL,
    "pressedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CheckoutPress_pkey" PRIMARY KEY ("checkoutKey")
);

-- CreateIndex
CREATE INDEX "CheckoutPress_orderId_idx" ON "CheckoutPress"("orderId");

-- AddForeignKey
ALTER TABLE "CheckoutPress" ADD CONSTRAINT "CheckoutPress_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
