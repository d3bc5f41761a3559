import { z } from 'zod';
import { dateSchema, textSchema, typedSchema, withoutUnprintable } from './text';

/** Number of rows in a page of a table of the console. */
export const TABLE_PAGE_SIZE = 50;

const ORDERS = ['desc', 'asc'] as const;
export type SortOrder = (typeof ORDERS)[number];

/** The end of a table's page: the value of the sorted column, and the id. A time is an ISO text. */
export interface TablePosition {
  value: string | number;
  id: string;
}

const positionSchema = z.tuple([z.union([textSchema(200), z.number()]), textSchema(200)]);

/** The text that `tableInputSchema` takes as the cursor of a position. */
export function toTableCursor({ value, id }: TablePosition): string {
  return encodeURIComponent(JSON.stringify([value, id]));
}

function fromTableCursor(text: string): TablePosition | null {
  try {
    const [value, id] = positionSchema.parse(JSON.parse(decodeURIComponent(text)));
    return { value, id };
  } catch {
    return null;
  }
}

/** The `nextCursor` of the previous page. */
export const tableCursorSchema = textSchema(1000).transform((text, { addIssue }): TablePosition => {
  const position = fromTableCursor(text);
  if (position) return position;
  addIssue({ code: 'custom', message: 'invalid' });
  return z.NEVER;
});

/** Input of a table of the console: the order of its rows, the end of the previous page, its filters. It is the
 *  same for the address of a page, a call and a CSV file.
 *  @param sorts columns that the table can be sorted by; the first is the default
 *  @param filters all optional
 *  @param defaultOrder `asc` for waiting work: the oldest first */
export function tableInputSchema<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(sorts: Sorts, filters: Filters, defaultOrder: SortOrder = 'desc') {
  return z.object({
    ...filters,
    sort: z.enum(sorts).default(sorts[0] as never),
    // The name is not `direction`, which tRPC adds to the input of an infinite query.
    order: z.enum(ORDERS).default(defaultOrder),
    /** The `nextCursor` of the previous page; absent for the first page. */
    cursor: tableCursorSchema.optional(),
  });
}

/** One page of a table. */
export interface TablePage<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Number of rows of this page that could not be read; they are not among `rows`. */
  unreadable: number;
}

/** Schema of a page of such rows. */
export function tablePageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    nextCursor: z.string().nullable(),
    unreadable: z.int(),
  });
}

/** A typed search in a table or over everything. */
export const searchTextSchema = typedSchema(80).overwrite(withoutUnprintable);

/** A day of Taipei, such as `2026-11-25`. */
export const daySchema = dateSchema;
