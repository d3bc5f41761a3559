-- Whatever the code does: what an amount, a quantity or a percentage can be. Prisma has no words for it, so
-- it stands here only.

-- What is for sale, and carts
ALTER TABLE "Product" ADD CONSTRAINT "Product_price_not_negative" CHECK ("price" >= 0);
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_time_not_negative" CHECK ("months" >= 0 AND "bonusDays" >= 0);
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_one_owner" CHECK (num_nonnulls("userId", "visitorHash") = 1);
ALTER TABLE "CartRow" ADD CONSTRAINT "CartRow_qty_within" CHECK ("qty" BETWEEN 1 AND 99);
ALTER TABLE "CartRow" ADD CONSTRAINT "CartRow_qtyBeforeMerge_within" CHECK ("qtyBeforeMerge" BETWEEN 0 AND 99);
ALTER TABLE "CartRow" ADD CONSTRAINT "CartRow_seenPrice_not_negative" CHECK ("seenPrice" >= 0);

-- Orders
ALTER TABLE "Order" ADD CONSTRAINT "Order_total_not_negative" CHECK ("total" >= 0);
ALTER TABLE "Order" ADD CONSTRAINT "Order_discount_not_negative" CHECK ("discount" >= 0);
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_qty_within" CHECK ("qty" BETWEEN 1 AND 99);
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_subtotal_of_pieces" CHECK ("subtotal" = "unitPrice" * "qty");
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_discount_within" CHECK ("discount" BETWEEN 0 AND "subtotal");
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_time_not_negative" CHECK ("months" >= 0 AND "bonusDays" >= 0);

-- Money that comes in, and goes back
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amount_positive" CHECK ("amount" > 0);
ALTER TABLE "RefundRequest" ADD CONSTRAINT "RefundRequest_amount_not_negative" CHECK ("amount" >= 0);
ALTER TABLE "SandboxCharge" ADD CONSTRAINT "SandboxCharge_amount_positive" CHECK ("amount" > 0);
ALTER TABLE "SandboxRefund" ADD CONSTRAINT "SandboxRefund_amount_positive" CHECK ("amount" > 0);

-- Coupons, gifts, invoices
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_minTotal_not_negative" CHECK ("minTotal" >= 0);
ALTER TABLE "Gift" ADD CONSTRAINT "Gift_edition_positive" CHECK ("edition" > 0);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_amount_not_negative" CHECK ("amount" >= 0);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_refunded_within" CHECK ("refunded" BETWEEN 0 AND "amount");
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_allowed_within" CHECK ("allowed" BETWEEN 0 AND "refunded");
ALTER TABLE "InvoiceAllowance" ADD CONSTRAINT "InvoiceAllowance_amount_positive" CHECK ("amount" > 0);

-- Member time: only an operator's grant takes days back.
ALTER TABLE "Entitlement" ADD CONSTRAINT "Entitlement_months_not_negative" CHECK ("months" >= 0);
ALTER TABLE "Entitlement" ADD CONSTRAINT "Entitlement_days_sensible" CHECK ("days" >= 0 OR "kind" = 'GRANT');
ALTER TABLE "Entitlement" ADD CONSTRAINT "Entitlement_pause_has_days" CHECK ("kind" <> 'PAUSE' OR ("days" > 0 AND "months" = 0));

-- Learning
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_currentIndex_within" CHECK ("currentIndex" BETWEEN 0 AND 19);
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_spentMs_not_negative" CHECK ("spentMs" >= 0);
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_score_within" CHECK ("score" BETWEEN 0 AND 100);
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_spokenMs_not_negative" CHECK ("spokenMs" >= 0);
ALTER TABLE "Card" ADD CONSTRAINT "Card_bestScore_within" CHECK ("bestScore" BETWEEN 0 AND 100);
ALTER TABLE "Card" ADD CONSTRAINT "Card_counts_not_negative" CHECK ("reps" >= 0 AND "lapses" >= 0 AND "attempts" >= 0);
ALTER TABLE "Card" ADD CONSTRAINT "Card_memory_sensible" CHECK ("stability" >= 0 AND "difficulty" BETWEEN 0 AND 10);
ALTER TABLE "PracticeDay" ADD CONSTRAINT "PracticeDay_counts_not_negative" CHECK ("attempts" >= 0 AND "passed" >= 0 AND "reviews" >= 0 AND "spokenMs" >= 0);
ALTER TABLE "SoundStat" ADD CONSTRAINT "SoundStat_count_not_negative" CHECK ("count" >= 0);
ALTER TABLE "LearnerSettings" ADD CONSTRAINT "LearnerSettings_goalAmount_within" CHECK ("goalAmount" > 0 AND ("goalKind" = 'MINUTES' OR "goalAmount" <= 7));
ALTER TABLE "LearnerSettings" ADD CONSTRAINT "LearnerSettings_dailyReviews_positive" CHECK ("dailyReviews" > 0);
ALTER TABLE "MediaProgress" ADD CONSTRAINT "MediaProgress_percent_within" CHECK ("percent" BETWEEN 0 AND 100);
ALTER TABLE "MediaProgress" ADD CONSTRAINT "MediaProgress_positionMs_not_negative" CHECK ("positionMs" >= 0);
ALTER TABLE "DraftClip" ADD CONSTRAINT "DraftClip_selfScore_within" CHECK ("selfScore" BETWEEN 0 AND 100);

-- Activities
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_seats_not_negative" CHECK ("seats" >= 0);
