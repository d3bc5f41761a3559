-- CreateTable
CREATE TABLE "PlanPrice" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "price" INTEGER NOT NULL,
    "startsOn" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "appliedAt" TIMESTAMPTZ(3),
    "priceBefore" INTEGER,
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "PlanPrice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "PlanPrice_price_positive" CHECK ("price" > 0),
    -- What has begun is not taken back, and its predecessor is known.
    CONSTRAINT "PlanPrice_state_check" CHECK ("appliedAt" IS NULL OR "withdrawnAt" IS NULL),
    CONSTRAINT "PlanPrice_before_check" CHECK (("appliedAt" IS NULL) = ("priceBefore" IS NULL))
);

-- CreateIndex
CREATE INDEX "PlanPrice_productId_startsOn_idx" ON "PlanPrice"("productId", "startsOn");

-- CreateIndex
CREATE INDEX "PlanPrice_appliedAt_startsOn_idx" ON "PlanPrice"("appliedAt", "startsOn");

-- AddForeignKey
ALTER TABLE "PlanPrice" ADD CONSTRAINT "PlanPrice_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
