-- The words of the field for tables, columns and values. Everything is renamed in place, so no row is lost.

-- RenameTable
ALTER TABLE "CheckoutPress" RENAME TO "CheckoutSubmission";
ALTER TABLE "DiscardedFile" RENAME TO "PendingFileDeletion";
ALTER TABLE "IncomingPiece" RENAME TO "ImportedArticle";
ALTER TABLE "NewsPiece" RENAME TO "UnitArticle";
ALTER TABLE "SoundStat" RENAME TO "PhonemeStat";

-- RenameColumn
ALTER TABLE "CheckoutSubmission" RENAME COLUMN "pressedAt" TO "submittedAt";
ALTER TABLE "PendingFileDeletion" RENAME COLUMN "removeAt" TO "deleteAt";
ALTER TABLE "UnitDraft" RENAME COLUMN "spares" TO "alternatives";
ALTER TABLE "UnitDraft" RENAME COLUMN "lastPieceId" TO "lastArticleId";
ALTER TABLE "Coupon" RENAME COLUMN "mostUses" TO "maxUses";
ALTER TABLE "MembershipEnd" RENAME COLUMN "weekToldFor" TO "weekReminderSentFor";
ALTER TABLE "MembershipEnd" RENAME COLUMN "dayToldFor" TO "dayReminderSentFor";
ALTER TABLE "Order" RENAME COLUMN "touVersion" TO "termsVersion";
ALTER TABLE "PaymentRefund" RENAME COLUMN "refusal" TO "failureReason";
ALTER TABLE "Discrepancy" RENAME COLUMN "noteKey" TO "discrepancyKey";
ALTER TABLE "SandboxCharge" RENAME COLUMN "callbackUrl" TO "webhookUrl";
ALTER TABLE "ActivityRegistration" RENAME COLUMN "turn" TO "waitingPosition";
ALTER TABLE "ActivityRegistration" RENAME COLUMN "seatedAt" TO "confirmedAt";
ALTER TABLE "ContactMessage" RENAME COLUMN "answeredAt" TO "repliedAt";
ALTER TABLE "Card" RENAME COLUMN "speakLater" TO "speakingDeferred";

-- RenameConstraint, primary keys with their indexes
ALTER TABLE "CheckoutSubmission" RENAME CONSTRAINT "CheckoutPress_pkey" TO "CheckoutSubmission_pkey";
ALTER TABLE "PendingFileDeletion" RENAME CONSTRAINT "DiscardedFile_pkey" TO "PendingFileDeletion_pkey";
ALTER TABLE "ImportedArticle" RENAME CONSTRAINT "IncomingPiece_pkey" TO "ImportedArticle_pkey";
ALTER TABLE "UnitArticle" RENAME CONSTRAINT "NewsPiece_pkey" TO "UnitArticle_pkey";
ALTER TABLE "PhonemeStat" RENAME CONSTRAINT "SoundStat_pkey" TO "PhonemeStat_pkey";

-- RenameForeignKey
ALTER TABLE "CheckoutSubmission" RENAME CONSTRAINT "CheckoutPress_orderId_fkey" TO "CheckoutSubmission_orderId_fkey";
ALTER TABLE "ImportedArticle" RENAME CONSTRAINT "IncomingPiece_sourceId_fkey" TO "ImportedArticle_sourceId_fkey";
ALTER TABLE "UnitArticle" RENAME CONSTRAINT "NewsPiece_unitId_fkey" TO "UnitArticle_unitId_fkey";
ALTER TABLE "PhonemeStat" RENAME CONSTRAINT "SoundStat_userId_fkey" TO "PhonemeStat_userId_fkey";

-- RenameConstraint, checks of amounts and counts
ALTER TABLE "PhonemeStat" RENAME CONSTRAINT "SoundStat_count_not_negative" TO "PhonemeStat_count_not_negative";
ALTER TABLE "Coupon" RENAME CONSTRAINT "Coupon_mostUses_positive" TO "Coupon_maxUses_positive";

-- RenameIndex
ALTER INDEX "CheckoutPress_orderId_idx" RENAME TO "CheckoutSubmission_orderId_idx";
ALTER INDEX "DiscardedFile_removeAt_idx" RENAME TO "PendingFileDeletion_deleteAt_idx";
ALTER INDEX "DiscardedFile_userId_createdAt_idx" RENAME TO "PendingFileDeletion_userId_createdAt_idx";
ALTER INDEX "IncomingPiece_bands_idx" RENAME TO "ImportedArticle_bands_idx";
ALTER INDEX "IncomingPiece_category_id_idx" RENAME TO "ImportedArticle_category_id_idx";
ALTER INDEX "IncomingPiece_hash_key" RENAME TO "ImportedArticle_hash_key";
ALTER INDEX "IncomingPiece_sourceId_idx" RENAME TO "ImportedArticle_sourceId_idx";
ALTER INDEX "NewsPiece_unitId_position_key" RENAME TO "UnitArticle_unitId_position_key";
ALTER INDEX "ActivityRegistration_activityId_turn_key" RENAME TO "ActivityRegistration_activityId_waitingPosition_key";
ALTER INDEX "ContactMessage_answeredAt_createdAt_idx" RENAME TO "ContactMessage_repliedAt_createdAt_idx";
ALTER INDEX "Discrepancy_noteKey_key" RENAME TO "Discrepancy_discrepancyKey_key";

-- RenameEnumValue, rows and defaults follow by themselves
ALTER TYPE "RegistrationStatus" RENAME VALUE 'SEATED' TO 'CONFIRMED';
ALTER TYPE "RegistrationStatus" RENAME VALUE 'WAITING' TO 'WAITLISTED';
ALTER TYPE "RefundStatus" RENAME VALUE 'ASKED' TO 'PENDING';
ALTER TYPE "RefundStatus" RENAME VALUE 'DONE' TO 'SUCCEEDED';
ALTER TYPE "RefundStatus" RENAME VALUE 'REFUSED' TO 'FAILED';
ALTER TYPE "DiscrepancyKind" RENAME VALUE 'REFUNDED_AT_DESK' TO 'REFUNDED_IN_DASHBOARD';
ALTER TYPE "DiscrepancyKind" RENAME VALUE 'REFUND_REFUSED' TO 'REFUND_FAILED';
ALTER TYPE "DiscrepancyKind" RENAME VALUE 'UNBOOKABLE' TO 'UNRECORDABLE';

-- The key of a discrepancy begins with its kind, and a queued e-mail about one names it
UPDATE "Discrepancy"
  SET "discrepancyKey" = "kind"::text || substr("discrepancyKey", strpos("discrepancyKey", ':'));
UPDATE "OutboxMessage" SET "payload" = jsonb_set("payload", '{kind}', '"REFUNDED_IN_DASHBOARD"')
  WHERE "template" = 'books-discrepancy' AND "payload" ->> 'kind' = 'REFUNDED_AT_DESK';
UPDATE "OutboxMessage" SET "payload" = jsonb_set("payload", '{kind}', '"REFUND_FAILED"')
  WHERE "template" = 'books-discrepancy' AND "payload" ->> 'kind' = 'REFUND_REFUSED';
UPDATE "OutboxMessage" SET "payload" = jsonb_set("payload", '{kind}', '"UNRECORDABLE"')
  WHERE "template" = 'books-discrepancy' AND "payload" ->> 'kind' = 'UNBOOKABLE';
