-- The console lists all orders by time, page by page.
CREATE INDEX "Order_createdAt_id_idx" ON "Order"("createdAt", "id");
