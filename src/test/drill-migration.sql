-- Features of PostgreSQL that the product's own tables do not use yet, for the drill of a restore.
CREATE TYPE "DrillMood" AS ENUM ('calm', 'two words', '說');
CREATE SEQUENCE "DrillNumber" START 7 INCREMENT 3;
CREATE TABLE "DrillParent" (
  "id" INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "childId" INTEGER,
  "name" TEXT NOT NULL,
  "upper" TEXT GENERATED ALWAYS AS (upper("name")) STORED,
  "search" TSVECTOR
);
CREATE TABLE "DrillChild" (
  "id" BIGSERIAL PRIMARY KEY,
  "parentId" INTEGER REFERENCES "DrillParent" ("id"),
  "number" BIGINT NOT NULL DEFAULT nextval('"DrillNumber"'),
  "mood" "DrillMood",
  "moods" "DrillMood"[],
  "texts" TEXT[],
  "bytes" BYTEA,
  "at" TIMESTAMPTZ,
  "local" TIMESTAMP(3),
  "day" DATE,
  "span" INTERVAL,
  "float" DOUBLE PRECISION,
  "exact" NUMERIC,
  "json" JSONB,
  "raw" JSON,
  "flag" BOOLEAN
);
ALTER TABLE "DrillParent" ADD FOREIGN KEY ("childId") REFERENCES "DrillChild" ("id") DEFERRABLE;
CREATE TRIGGER "drillSearch" BEFORE INSERT ON "DrillParent"
  FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger("search", 'pg_catalog.simple', "name");
INSERT INTO "DrillParent" ("name") VALUES ('made by the migration');
