-- A whole refund whose invoice should have been issued on an earlier day, for the accountant to decide about.
ALTER TYPE "DiscrepancyKind" ADD VALUE 'INVOICE_NOT_ISSUED';
