-- How often the credentials of an account changed. A mailed link and a queued request remember the version that they
-- were made under, so that a change ends all of them. Rows of earlier releases are of version 0, as their accounts are.
ALTER TABLE "User" ADD COLUMN "credentialsVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "OneTimeLink" ADD COLUMN "credentialsVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "AccountRequest" ADD COLUMN "credentialsVersion" INTEGER NOT NULL DEFAULT 0;

-- The way back for the previous address of an account, found by that address: nobody else may take it meanwhile.
ALTER TYPE "LinkPurpose" ADD VALUE 'RESTORE_EMAIL';
-- accepts: links are few, one for each verification and new password
CREATE INDEX "OneTimeLink_email_purpose_idx" ON "OneTimeLink" ("email", "purpose");

-- The token that a session had before the present one, to tell a call that was under way from a visitor's.
ALTER TABLE "Session" ADD COLUMN "replacedToken" TEXT, ADD COLUMN "replacedAt" TIMESTAMPTZ(3);
-- accepts: a column that was just added is empty, and sessions are rows of thirty days
CREATE UNIQUE INDEX "Session_replacedToken_key" ON "Session" ("replacedToken");
