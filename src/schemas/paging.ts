import { z } from 'zod';

/** Number of rows in a page of a list of a user's own rows. */
export const PAGE_SIZE = 20;
/** Maximum number of pages that an address may ask to be rendered at once. */
const MAX_RENDERED_PAGES = 10;

/** Input of a paged list. `cursor` is the `nextCursor` of the page before; absent for the first page. */
export const pageInputSchema = z.object({ cursor: z.uuid().optional() });
export type PageInput = z.infer<typeof pageInputSchema>;

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Cursor of the page after this one; null on the last page. */
  nextCursor: string | null;
}

/** Schema of a page of such rows. */
export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), nextCursor: z.string().nullable() });
}

/** Makes a page of the rows that were found.
 *  @param found up to `PAGE_SIZE + 1` rows: the one too many shows that there is another page
 *  @param toCursor the cursor after a row */
export function toPage<Row>(found: readonly Row[], toCursor: (row: Row) => string): Page<Row> {
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > PAGE_SIZE && last ? toCursor(last) : null };
}

/** Number of pages that an address asks for with its number of rows, such as `?show=40`. */
export function parsePageCount(show: string | readonly string[] | undefined): number {
  const rows = Math.floor(Number(show)) || 0;
  return Math.min(Math.max(Math.ceil(rows / PAGE_SIZE), 1), MAX_RENDERED_PAGES);
}
