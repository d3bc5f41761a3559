-- The yearly plan said of itself that a month of it costs least, which was false by the prices and is now computed.
-- Shops that run keep their plans: the sentence is replaced where it is still the one that was shipped.
-- accepts: one row at most, changed at once.
UPDATE "Product" SET "summaryZh" = '一整年的會員資格，按自己的步調慢慢練。'
WHERE slug = 'month-12' AND "summaryZh" = '一整年的會員資格，平均每個月最划算。';

-- accepts: one row at most, changed at once.
UPDATE "Product" SET "summaryEn" = 'A full year of membership, to practice at your own pace.'
WHERE slug = 'month-12' AND "summaryEn" = 'A full year of membership, at the lowest price per month.';
