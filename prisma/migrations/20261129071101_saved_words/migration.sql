-- Learners save words, which are cards beside the items of units. A server of the release before reads no card of a
-- saved word before the day after it was saved, because it is due then at the earliest.

-- CreateTable
CREATE TABLE "SavedWord" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "word" TEXT NOT NULL,
    "partOfSpeech" TEXT NOT NULL,
    "level" "CefrLevel",
    "sentence" TEXT,
    "metPath" TEXT,
    "reference" JSONB,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SavedWord_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SavedWord_word_length" CHECK (char_length("word") BETWEEN 1 AND 48),
    CONSTRAINT "SavedWord_sentence_length" CHECK (char_length("sentence") BETWEEN 1 AND 600)
);

-- CreateIndex
CREATE INDEX "SavedWord_removedAt_idx" ON "SavedWord"("removedAt");

-- CreateIndex
CREATE UNIQUE INDEX "SavedWord_userId_word_partOfSpeech_key" ON "SavedWord"("userId", "word", "partOfSpeech");

-- AddForeignKey
ALTER TABLE "SavedWord" ADD CONSTRAINT "SavedWord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "savedWordId" UUID,
ALTER COLUMN "itemId" DROP NOT NULL;
ALTER TABLE "Card" ADD CONSTRAINT "Card_of_one" CHECK (num_nonnulls("itemId", "savedWordId") = 1) NOT VALID;
ALTER TABLE "Card" VALIDATE CONSTRAINT "Card_of_one";
ALTER TABLE "Card" ADD CONSTRAINT "Card_savedWordId_fkey" FOREIGN KEY ("savedWordId") REFERENCES "SavedWord"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "Card" VALIDATE CONSTRAINT "Card_savedWordId_fkey";

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "savedWordId" UUID,
ALTER COLUMN "itemId" DROP NOT NULL;
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_of_one" CHECK (num_nonnulls("itemId", "savedWordId") = 1) NOT VALID;
ALTER TABLE "Attempt" VALIDATE CONSTRAINT "Attempt_of_one";
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_savedWordId_fkey" FOREIGN KEY ("savedWordId") REFERENCES "SavedWord"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "Attempt" VALIDATE CONSTRAINT "Attempt_savedWordId_fkey";
