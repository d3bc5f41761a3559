-- A sentence cannot be deleted while it has attempts.
CREATE INDEX CONCURRENTLY "Attempt_renderedItemId_idx" ON "Attempt"("renderedItemId");
