-- Mails that only remind to practise are deleted earlier than the others: they are found without a look at each mail.
CREATE INDEX CONCURRENTLY "OutboxMessage_template_createdAt_idx" ON "OutboxMessage"("template", "createdAt");
