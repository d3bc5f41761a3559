-- Every operator so far becomes an owner. A server of the release before goes on: it knows the value ADMIN, which
-- stays in the type, and treats an owner as a user. It cannot appoint an ADMIN any more, whom nobody would know.
-- accepts: the rows of the few operators alone
UPDATE "User" SET role = 'OWNER' WHERE role = 'ADMIN';
ALTER TABLE "User" ADD CONSTRAINT "User_role_is_known" CHECK (role <> 'ADMIN') NOT VALID;
ALTER TABLE "User" VALIDATE CONSTRAINT "User_role_is_known";

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "passwordConfirmedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "OperatorAct" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "actorId" UUID,
    "subjectKind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "OperatorAct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OperatorAct_at_id_idx" ON "OperatorAct"("at", "id");

-- CreateIndex
CREATE INDEX "OperatorAct_actorId_at_idx" ON "OperatorAct"("actorId", "at");

-- CreateIndex
CREATE INDEX "OperatorAct_kind_at_idx" ON "OperatorAct"("kind", "at");

-- CreateIndex
CREATE INDEX "OperatorAct_subjectKind_subject_at_idx" ON "OperatorAct"("subjectKind", "subject", "at");

-- A search by the last four digits of a card.
-- accepts: nothing has been released yet, so that no table is large
CREATE INDEX "Payment_cardLast4_idx" ON "Payment"("cardLast4");

-- The log only grows: whoever can write to the table can still not rewrite what was done. The body writes its
-- semicolon as an escape, because the statements of a migration are parted at each of them.
CREATE FUNCTION refuse_change_of_operator_act() RETURNS trigger LANGUAGE plpgsql
  AS E'BEGIN RAISE EXCEPTION ''operator acts are append-only''\x3b END';

CREATE TRIGGER "OperatorAct_is_append_only" BEFORE UPDATE OR DELETE ON "OperatorAct"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_operator_act();
