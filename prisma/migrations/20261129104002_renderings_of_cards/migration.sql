-- A learner has one card of a sentence that is asked by its Chinese.
CREATE UNIQUE INDEX CONCURRENTLY "Card_renderedItemId_userId_key" ON "Card"("renderedItemId", "userId");
