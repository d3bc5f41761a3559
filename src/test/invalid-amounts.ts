/** Names of constraints, each with a statement that violates it on the rows of any dump. */
export const INVALID_AMOUNTS: [constraint: string, sql: string][] = [
  ['Product_price_not_negative', `UPDATE "Product" SET "price" = -1`],
  ['Plan_time_not_negative', `UPDATE "Plan" SET "months" = -1`],
  ['Plan_time_not_negative', `UPDATE "Plan" SET "bonusDays" = -1`],
  ['Cart_one_owner', `UPDATE "Cart" SET "userId" = NULL, "visitorHash" = NULL`],
  ['Cart_one_owner', `UPDATE "Cart" SET "visitorHash" = 'also' WHERE "userId" IS NOT NULL`],
  ['CartRow_qty_within', `UPDATE "CartRow" SET "qty" = 0`],
  ['CartRow_qty_within', `UPDATE "CartRow" SET "qty" = 100`],
  ['CartRow_qtyBeforeMerge_within', `UPDATE "CartRow" SET "qtyBeforeMerge" = -1`],
  ['CartRow_seenPrice_not_negative', `UPDATE "CartRow" SET "seenPrice" = -1`],
  ['Order_total_not_negative', `UPDATE "Order" SET "total" = -1`],
  ['Order_discount_not_negative', `UPDATE "Order" SET "discount" = -1`],
  ['OrderLine_qty_within', `UPDATE "OrderLine" SET "qty" = 0, "subtotal" = 0, "discount" = 0`],
  [
    'OrderLine_qty_within',
    `UPDATE "OrderLine" SET "qty" = 100, "subtotal" = "unitPrice" * 100, "discount" = 0`,
  ],
  [
    'OrderLine_discount_within',
    `INSERT INTO "OrderLine" ("id", "orderId", "productId", "nameZh", "nameEn", "unitPrice", "qty", "subtotal")
     SELECT gen_random_uuid(), "orderId", "productId", '', '', -1, 1, -1 FROM "OrderLine"`,
  ],
  ['OrderLine_subtotal_of_pieces', `UPDATE "OrderLine" SET "subtotal" = "subtotal" + 1`],
  ['OrderLine_discount_within', `UPDATE "OrderLine" SET "discount" = "subtotal" + 1`],
  ['OrderLine_discount_within', `UPDATE "OrderLine" SET "discount" = -1`],
  ['OrderLine_time_not_negative', `UPDATE "OrderLine" SET "bonusDays" = -1`],
  ['Payment_amount_positive', `UPDATE "Payment" SET "amount" = 0`],
  [
    'Payment_amount_positive',
    `INSERT INTO "Payment" ("id", "orderId", "gateway", "reference", "amount")
     SELECT gen_random_uuid(), "id", 'sandbox', "number", -1 FROM "Order"`,
  ],
  ['PaymentRefund_amount_positive', `UPDATE "PaymentRefund" SET "amount" = 0`],
  ['RefundRequest_amount_not_negative', `UPDATE "RefundRequest" SET "amount" = -1`],
  ['SandboxCharge_amount_positive', `UPDATE "SandboxCharge" SET "amount" = 0, "refunded" = 0`],
  ['SandboxCharge_refunded_within', `UPDATE "SandboxCharge" SET "refunded" = "amount" + 1`],
  ['SandboxRefund_amount_positive', `UPDATE "SandboxRefund" SET "amount" = 0`],
  ['Coupon_value_sensible', `UPDATE "Coupon" SET "kind" = 'PERCENT', "value" = 101`],
  ['Coupon_minTotal_not_negative', `UPDATE "Coupon" SET "minTotal" = -1`],
  ['Coupon_maxUses_positive', `UPDATE "Coupon" SET "maxUses" = 0`],
  ['Gift_edition_positive', `UPDATE "Gift" SET "edition" = 0`],
  [
    'Invoice_amount_not_negative',
    `UPDATE "Invoice" SET "amount" = -1 WHERE "status" = 'NOT_NEEDED'`,
  ],
  ['Invoice_refunded_within', `UPDATE "Invoice" SET "refunded" = "amount" + 1`],
  ['Invoice_allowed_within', `UPDATE "Invoice" SET "allowed" = "refunded" + 1`],
  ['InvoiceAllowance_amount_positive', `UPDATE "InvoiceAllowance" SET "amount" = 0`],
  [
    'Entitlement_months_not_negative',
    `UPDATE "Entitlement" SET "months" = -1 WHERE "kind" = 'PAID'`,
  ],
  ['Entitlement_days_sensible', `UPDATE "Entitlement" SET "days" = -1 WHERE "kind" = 'PAID'`],
  ['Entitlement_pause_has_days', `UPDATE "Entitlement" SET "days" = 0 WHERE "kind" = 'PAUSE'`],
  ['Enrolment_currentIndex_within', `UPDATE "Enrolment" SET "currentIndex" = 20`],
  ['Enrolment_spentMs_not_negative', `UPDATE "Enrolment" SET "spentMs" = -1`],
  ['Attempt_scored', `UPDATE "Attempt" SET "score" = NULL WHERE "renderedItemId" IS NULL`],
  ['Attempt_score_within', `UPDATE "Attempt" SET "score" = 101`],
  ['Attempt_spokenMs_not_negative', `UPDATE "Attempt" SET "spokenMs" = -1`],
  ['Card_bestScore_within', `UPDATE "Card" SET "bestScore" = 101`],
  ['Card_counts_not_negative', `UPDATE "Card" SET "reps" = -1`],
  ['Card_memory_sensible', `UPDATE "Card" SET "difficulty" = 10.5`],
  ['PracticeDay_counts_not_negative', `UPDATE "PracticeDay" SET "spokenMs" = -1`],
  [
    'PracticeCheckpoint_streak_within',
    `INSERT INTO "PracticeCheckpoint" SELECT "id", '2026-11-16', 2, 1 FROM "User"`,
  ],
  ['PhonemeTotal_clear_within', `INSERT INTO "PhonemeTotal" SELECT "id", 'T', 1, 2 FROM "User"`],
  [
    'ListeningResult_right_within',
    `INSERT INTO "ListeningResult" VALUES (gen_random_uuid(), 'r-l', 10, 11)`,
  ],
  [
    'SavedWord_word_length',
    `INSERT INTO "SavedWord" ("id", "userId", "word", "partOfSpeech", "savedAt")
     SELECT gen_random_uuid(), "id", '', 'noun', now() FROM "User"`,
  ],
  [
    'SavedWord_sentence_length',
    `INSERT INTO "SavedWord" ("id", "userId", "word", "partOfSpeech", "sentence", "savedAt")
     SELECT gen_random_uuid(), "id", 'row', 'noun', '', now() FROM "User"`,
  ],
  ['Card_of_one', `UPDATE "Card" SET "savedWordId" = gen_random_uuid()`],
  ['Attempt_of_one', `UPDATE "Attempt" SET "itemId" = NULL`],
  ['PhonemeStat_count_not_negative', `UPDATE "PhonemeStat" SET "count" = -1`],
  [
    'LearnerSettings_goalAmount_within',
    `UPDATE "LearnerSettings" SET "goalAmount" = 8 WHERE "goalKind" = 'DAYS'`,
  ],
  ['LearnerSettings_dailyReviews_positive', `UPDATE "LearnerSettings" SET "dailyReviews" = 0`],
  ['LearnerSettings_level_of_units', `UPDATE "LearnerSettings" SET "level" = 'C1'`],
  ['LearnerSettings_minutes_within', `UPDATE "LearnerSettings" SET "minutes" = 4`],
  ['LearnerSettings_reminderHour_within', `UPDATE "LearnerSettings" SET "reminderHour" = 24`],
  ['MediaProgress_percent_within', `UPDATE "MediaProgress" SET "percent" = 101`],
  ['MediaProgress_positionMs_not_negative', `UPDATE "MediaProgress" SET "positionMs" = -1`],
  ['DraftClip_selfScore_within', `UPDATE "DraftClip" SET "selfScore" = 100.5`],
  ['Activity_seats_not_negative', `UPDATE "Activity" SET "seats" = -1`],
  [
    'InvoiceRequest_amount_check',
    `INSERT INTO "InvoiceRequest" ("orderId", "provider", "kind", "amount", "at", "leaseUntil")
     SELECT "orderId", 'ecpay', 'ISSUE', 0, now(), now() FROM "Invoice" LIMIT 1`,
  ],
  [
    'InvoiceRequest_state_check',
    `INSERT INTO "InvoiceRequest" ("orderId", "provider", "kind", "amount", "at")
     SELECT "orderId", 'ecpay', 'ISSUE', 1, now() FROM "Invoice" LIMIT 1`,
  ],
  [
    'PlanPrice_price_positive',
    `INSERT INTO "PlanPrice" ("id", "productId", "price", "startsOn", "createdAt")
     SELECT "id", "id", 0, '2027-01-01', now() FROM "Product" LIMIT 1`,
  ],
  [
    'PlanPrice_before_check',
    `INSERT INTO "PlanPrice" ("id", "productId", "price", "startsOn", "createdAt", "priceBefore")
     SELECT "id", "id", 1, '2027-01-01', now(), 1 FROM "Product" LIMIT 1`,
  ],
  [
    'PlanPrice_state_check',
    `INSERT INTO "PlanPrice"
     ("id", "productId", "price", "startsOn", "createdAt", "appliedAt", "priceBefore", "withdrawnAt")
     SELECT "id", "id", 1, '2027-01-01', now(), now(), 1, now() FROM "Product" LIMIT 1`,
  ],
  ['User_role_is_known', `UPDATE "User" SET "role" = 'ADMIN'`],
];
