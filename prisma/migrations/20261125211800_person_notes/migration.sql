-- Operators' notes on a person.

-- CreateTable
CREATE TABLE "PersonNote" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "noteKey" UUID NOT NULL,
    "authorId" UUID,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PersonNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PersonNote_noteKey_key" ON "PersonNote"("noteKey");

-- CreateIndex
CREATE INDEX "PersonNote_userId_at_idx" ON "PersonNote"("userId", "at");

-- AddForeignKey
ALTER TABLE "PersonNote" ADD CONSTRAINT "PersonNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A note is not rewritten, but deleted with the personal data of its account. The body writes its semicolon as an
-- escape, because the statements of a migration are parted at each of them.
CREATE FUNCTION refuse_change_of_person_note() RETURNS trigger LANGUAGE plpgsql
  AS E'BEGIN RAISE EXCEPTION ''notes are append-only''\x3b END';

CREATE TRIGGER "PersonNote_is_append_only" BEFORE UPDATE ON "PersonNote"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_person_note();
