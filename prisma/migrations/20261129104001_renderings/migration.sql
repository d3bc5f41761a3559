-- A sentence that is asked by its Chinese is a card of its own, beside that of its item. A server of the release before
-- counts such a card, and fails where it opens one: none exists before a learner begins the new exercise.

-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "renderedItemId" UUID;
ALTER TABLE "Card" DROP CONSTRAINT "Card_of_one";
ALTER TABLE "Card" ADD CONSTRAINT "Card_of_one" CHECK (num_nonnulls("itemId", "savedWordId", "renderedItemId") = 1) NOT VALID;
ALTER TABLE "Card" VALIDATE CONSTRAINT "Card_of_one";
ALTER TABLE "Card" ADD CONSTRAINT "Card_renderedItemId_fkey" FOREIGN KEY ("renderedItemId") REFERENCES "UnitItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "Card" VALIDATE CONSTRAINT "Card_renderedItemId_fkey";

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "renderedItemId" UUID,
ALTER COLUMN "score" DROP NOT NULL;
ALTER TABLE "Attempt" DROP CONSTRAINT "Attempt_of_one";
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_of_one" CHECK (num_nonnulls("itemId", "savedWordId", "renderedItemId") = 1) NOT VALID;
ALTER TABLE "Attempt" VALIDATE CONSTRAINT "Attempt_of_one";
-- Only a rendering can be without a score.
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_scored" CHECK ("score" IS NOT NULL OR "renderedItemId" IS NOT NULL) NOT VALID;
ALTER TABLE "Attempt" VALIDATE CONSTRAINT "Attempt_scored";
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_renderedItemId_fkey" FOREIGN KEY ("renderedItemId") REFERENCES "UnitItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "Attempt" VALIDATE CONSTRAINT "Attempt_renderedItemId_fkey";
