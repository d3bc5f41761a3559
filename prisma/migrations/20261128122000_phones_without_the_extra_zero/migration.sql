-- A number that was typed as `+886 0912 345 678` was stored with the zero that is dialled within Taiwan only, and reached
-- nobody. It is stored without it from now on, and those that are there are mended.
-- accepts: the rows of the few people who typed it, changed at once
UPDATE "User" SET phone = regexp_replace(phone, '^\+8860+', '+886') WHERE phone ~ '^\+8860+[1-9]';

-- Every hyphen and dash of a typed code is a plain hyphen from now on. A coupon that was created with another one is
-- found by it, unless another coupon has that code already.
-- accepts: coupons are few, and those with such a sign fewer
UPDATE "Coupon" SET code = typed.plain
FROM (
  SELECT id, regexp_replace(code, '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0]', '-', 'g') AS plain
  FROM "Coupon"
) typed
WHERE "Coupon".id = typed.id AND "Coupon".code <> typed.plain AND NOT EXISTS (
  SELECT 1 FROM "Coupon" other
  WHERE other.id <> "Coupon".id
    AND regexp_replace(other.code, '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0]', '-', 'g') = typed.plain
);
