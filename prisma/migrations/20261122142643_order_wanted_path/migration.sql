-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "wantedPath" TEXT;
