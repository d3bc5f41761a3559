import { z } from 'zod';
import { DISCREPANCY_KINDS, discrepancyDetailSchema } from './discrepancy';
import { buyerSchema } from './operator-refund';
import { searchTextSchema, tableInputSchema, tablePageSchema } from './table';

/** Input of the table of discrepancies, by default the open ones. `q` is an order's number. */
export const listDiscrepanciesSchema = tableInputSchema(
  ['foundAt'],
  {
    status: z.enum(['RESOLVED', 'ALL']).optional(),
    kind: z.enum(DISCREPANCY_KINDS).optional(),
    q: searchTextSchema.optional(),
  },
  'asc',
);
export type ListDiscrepanciesInput = z.infer<typeof listDiscrepanciesSchema>;

const discrepancyRowSchema = z.object({
  id: z.string(),
  kind: z.enum(DISCREPANCY_KINDS),
  /** The order's number. */
  number: z.string(),
  buyer: buyerSchema,
  /** Null: it cannot be read. */
  detail: discrepancyDetailSchema.nullable(),
  foundAt: z.date(),
  resolvedAt: z.date().nullable(),
  note: z.string().nullable(),
});
export type DiscrepancyRow = z.infer<typeof discrepancyRowSchema>;

export const discrepancyPageSchema = tablePageSchema(discrepancyRowSchema);
