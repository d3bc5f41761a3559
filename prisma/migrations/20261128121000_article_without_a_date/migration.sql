-- An article whose feed gives no date, or one that cannot be read, has none: it was shown with the day of its import.
-- A server of an earlier release cannot show a unit that is published without one while both run.

-- AlterTable
ALTER TABLE "UnitArticle" ALTER COLUMN "publishedOn" DROP NOT NULL;
