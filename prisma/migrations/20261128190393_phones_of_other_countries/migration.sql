-- A number of another country that was typed with the zero of calls within it, such as `+81 090 1234 5678`, was stored
-- with it, and reached nobody. It is stored without it from now on, and those that are there are mended.
-- accepts: the rows of the few people who typed it, changed at once
UPDATE "User" SET phone = regexp_replace(phone, '^\+(20|27|3[1-3]|353|358|40|41|43|44|46|49|6[0-4]|66|8[124]|855|86|880|9[0-245]|97[12])0', '+\1')
WHERE phone ~ '^\+(20|27|3[1-3]|353|358|40|41|43|44|46|49|6[0-4]|66|8[124]|855|86|880|9[0-245]|97[12])0[1-9]';
