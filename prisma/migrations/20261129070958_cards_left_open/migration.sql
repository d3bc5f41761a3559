-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "leftOpenOn" DATE;
