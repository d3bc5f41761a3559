-- The console's table of orders is sorted by their total, too.

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Order_total_id_idx" ON "Order"("total", "id");
