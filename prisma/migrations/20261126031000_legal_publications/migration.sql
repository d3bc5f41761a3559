-- Versions of legal texts that operators publish: from the first on, the text is no more copied from its file.

-- AlterTable
ALTER TABLE "LegalText" ADD COLUMN "publishedAt" TIMESTAMPTZ(3);
