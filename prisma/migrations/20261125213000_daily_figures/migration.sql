-- Totals of days for the operators' numbers, and the indexes by which a day is counted.

-- CreateTable
CREATE TABLE "DailyFigure" (
    "figure" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "value" BIGINT NOT NULL,

    CONSTRAINT "DailyFigure_pkey" PRIMARY KEY ("figure","day","key")
);

-- CreateTable
CREATE TABLE "FigureProgress" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "countedFrom" DATE,
    "countedAt" TIMESTAMPTZ(3),

    CONSTRAINT "FigureProgress_pkey" PRIMARY KEY ("id")
);

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Order_paidAt_idx" ON "Order"("paidAt");

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "PaymentRefund_settledAt_idx" ON "PaymentRefund"("settledAt");

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Entitlement_grantedAt_idx" ON "Entitlement"("grantedAt");

-- Not a B-tree: through one, a learner's own week was read with everybody's.
-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "PracticeDay_day_idx" ON "PracticeDay" USING BRIN ("day");

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "PhonemeStat_week_idx" ON "PhonemeStat"("week");

-- Attempts are saved in the order of time: a few kilobytes find a day among a million, and cost an insert nothing.
-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Attempt_savedAt_idx" ON "Attempt" USING BRIN ("savedAt");
