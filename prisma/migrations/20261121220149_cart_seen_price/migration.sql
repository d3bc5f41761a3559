-- AlterTable
ALTER TABLE "Cart" ADD COLUMN     "mergeId" UUID;

-- AlterTable
ALTER TABLE "CartRow" ADD COLUMN     "qtyBeforeMerge" INTEGER,
ADD COLUMN     "seenPrice" INTEGER;

-- What is in a cart today was seen at today's price.
UPDATE "CartRow" SET "seenPrice" = "Product"."price" FROM "Product" WHERE "Product"."id" = "CartRow"."productId";
