-- A saved word has one card.
CREATE UNIQUE INDEX CONCURRENTLY "Card_savedWordId_key" ON "Card"("savedWordId");
