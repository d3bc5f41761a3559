-- The time at which an invoice was voided at the tax platform, as the operator gives it. Those of earlier releases were
-- voided when the change of their state was recorded.
ALTER TABLE "Invoice" ADD COLUMN "voidedAt" TIMESTAMPTZ(3);

-- accepts: voided invoices are few, and nothing writes to one any more.
UPDATE "Invoice" AS invoice SET "voidedAt" = change.at
FROM (
  SELECT "orderId", min(at) AS at FROM "InvoiceChange"
  WHERE "to" = 'VOIDED' AND "from" IS DISTINCT FROM 'VOIDED' GROUP BY "orderId"
) AS change
WHERE change."orderId" = invoice."orderId" AND invoice.status = 'VOIDED';
