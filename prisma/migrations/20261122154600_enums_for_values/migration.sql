-- Values that stood in comments become types. The columns are converted in place, so that no row is lost. A
-- value that none of them knows would stop the migration and change nothing.
-- CreateEnum
CREATE TYPE "GatewayName" AS ENUM ('sandbox', 'stripe', 'ecpay');

-- CreateEnum
CREATE TYPE "PaymentEventKind" AS ENUM ('captured', 'declined', 'cancelled', 'refunded', 'noted');

-- CreateEnum
CREATE TYPE "SandboxChargeStatus" AS ENUM ('OPEN', 'CAPTURED', 'DECLINED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "LegalTextSlug" AS ENUM ('tou', 'privacy', 'refund');

-- CreateEnum
CREATE TYPE "CefrLevel" AS ENUM ('A1', 'A2', 'B1', 'B2', 'C1', 'C2');

-- CreateEnum
CREATE TYPE "UnitCategory" AS ENUM ('technology', 'entertainment', 'science', 'sports', 'business', 'general', 'health');

-- CreateEnum
CREATE TYPE "MediaCategory" AS ENUM ('Events', 'Topics', 'Technology', 'Grammar', 'Finance', 'daily', 'work', 'travel', 'health', 'story');

-- AlterTable
ALTER TABLE "Payment" ALTER COLUMN "gateway" TYPE "GatewayName" USING "gateway"::"GatewayName";

-- AlterTable
ALTER TABLE "PaymentEvent"
  ALTER COLUMN "gateway" TYPE "GatewayName" USING "gateway"::"GatewayName",
  ALTER COLUMN "kind" TYPE "PaymentEventKind" USING "kind"::"PaymentEventKind";

-- AlterTable
ALTER TABLE "SandboxCharge"
  ALTER COLUMN "status" DROP DEFAULT,
  ALTER COLUMN "status" TYPE "SandboxChargeStatus" USING "status"::"SandboxChargeStatus",
  ALTER COLUMN "status" SET DEFAULT 'OPEN';

-- AlterTable
ALTER TABLE "LegalText" ALTER COLUMN "slug" TYPE "LegalTextSlug" USING "slug"::"LegalTextSlug";

-- AlterTable
ALTER TABLE "Unit"
  ALTER COLUMN "level" TYPE "CefrLevel" USING "level"::"CefrLevel",
  ALTER COLUMN "category" TYPE "UnitCategory" USING "category"::"UnitCategory";

-- AlterTable
ALTER TABLE "IncomingPiece"
  ALTER COLUMN "level" TYPE "CefrLevel" USING "level"::"CefrLevel",
  ALTER COLUMN "category" TYPE "UnitCategory" USING "category"::"UnitCategory";

-- AlterTable
ALTER TABLE "UnitDraft"
  ALTER COLUMN "level" TYPE "CefrLevel" USING "level"::"CefrLevel",
  ALTER COLUMN "category" TYPE "UnitCategory" USING "category"::"UnitCategory";

-- AlterTable
ALTER TABLE "MediaLesson"
  ALTER COLUMN "level" TYPE "CefrLevel" USING "level"::"CefrLevel",
  ALTER COLUMN "category" TYPE "MediaCategory" USING "category"::"MediaCategory";
