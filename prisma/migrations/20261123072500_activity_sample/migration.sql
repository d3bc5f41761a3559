-- Sample activities are labelled as such. The activities that there are came with the product: later seeds set the
-- flag from the content file.
ALTER TABLE "Activity" ADD COLUMN "sample" BOOLEAN NOT NULL DEFAULT false;
