-- The attempts at a saved word are deleted with it.
CREATE INDEX CONCURRENTLY "Attempt_savedWordId_idx" ON "Attempt"("savedWordId");
