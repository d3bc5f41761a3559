-- Deleting or changing what a row refers to looks for such rows.
-- CreateIndex
CREATE INDEX "CartRow_productId_idx" ON "CartRow"("productId");

-- CreateIndex
CREATE INDEX "MediaProgress_lessonId_idx" ON "MediaProgress"("lessonId");

-- CreateIndex
CREATE INDEX "Entitlement_orderLineId_idx" ON "Entitlement"("orderLineId");

-- CreateIndex
CREATE INDEX "IncomingPiece_sourceId_idx" ON "IncomingPiece"("sourceId");

-- CreateIndex
CREATE INDEX "PaymentEvent_paymentId_idx" ON "PaymentEvent"("paymentId");

-- CreateIndex
CREATE INDEX "Card_itemId_idx" ON "Card"("itemId");

-- CreateIndex
CREATE INDEX "Enrolment_unitId_idx" ON "Enrolment"("unitId");

-- CreateIndex
CREATE INDEX "Attempt_itemId_idx" ON "Attempt"("itemId");
