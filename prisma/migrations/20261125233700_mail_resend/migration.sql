-- Operators send a mail again: the new one refers to the one before, which has one successor at most.
ALTER TABLE "OutboxMessage" ADD COLUMN "resendOfId" UUID;

-- accepts: nothing has been released yet, so that no table is large
CREATE UNIQUE INDEX "OutboxMessage_resendOfId_key" ON "OutboxMessage"("resendOfId");

-- The console lists all mails by time, page by page.
-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "OutboxMessage_createdAt_id_idx" ON "OutboxMessage"("createdAt", "id");

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_resendOfId_fkey" FOREIGN KEY ("resendOfId") REFERENCES "OutboxMessage"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "OutboxMessage" VALIDATE CONSTRAINT "OutboxMessage_resendOfId_fkey";
