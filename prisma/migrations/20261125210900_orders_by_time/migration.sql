-- The console lists all orders by time, page by page.
-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Order_createdAt_id_idx" ON "Order"("createdAt", "id");
