-- The console's table of orders is sorted by their total, and found by the beginning of their number.

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Order_total_id_idx" ON "Order"("total", "id");

-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Order_number_pattern_idx" ON "Order"("number" text_pattern_ops);
