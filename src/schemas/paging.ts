import { z } from 'zod';
import { textSchema } from './text';

/** Number of rows in a page of a list of a user's own rows. */
export const PAGE_SIZE = 10;
/** Maximum number of pages that an address may ask to be rendered at once. */
const MAX_RENDERED_PAGES = 10;

/** The end of a page in a list sorted by time and id, the latest first; the next page begins below it. */
export interface Position {
  at: Date;
  id: string;
}

/** Milliseconds since 1970 and a UUID. */
const CURSOR = /^(\d{12,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The text that `pageInputSchema` takes as the cursor of a position. */
export function toCursor({ at, id }: Position): string {
  return `${at.getTime()}_${id}`;
}

/** Input of a paged list. `cursor` is the `nextCursor` of the previous page; absent for the first page. */
export const pageInputSchema = z.object({
  cursor: textSchema(60)
    .regex(CURSOR)
    .transform((text): Position => {
      const [, at, id = ''] = CURSOR.exec(text) ?? [];
      return { at: new Date(Number(at)), id };
    })
    .optional(),
});
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

/** Makes a page of the found rows.
 *  @param found up to `PAGE_SIZE + 1` rows; the extra row means that there is another page
 *  @param toPosition the position of a row in the list */
export function toPage<Found, Row>(
  found: readonly Found[],
  toPosition: (found: Found) => Position,
  toRow: (found: Found) => Row,
): Page<Row> {
  const kept = found.slice(0, PAGE_SIZE);
  const last = kept.at(-1);
  const hasMore = found.length > PAGE_SIZE && last !== undefined;
  return { rows: kept.map(toRow), nextCursor: hasMore ? toCursor(toPosition(last)) : null };
}

/** Number of pages that an address asks for with its number of rows, such as `?show=40`.
 *  @param pageSize number of rows of a page */
export function parsePageCount(
  show: string | readonly string[] | undefined,
  pageSize = PAGE_SIZE,
): number {
  const rows = Math.floor(Number(show)) || 0;
  return Math.min(Math.max(Math.ceil(rows / pageSize), 1), MAX_RENDERED_PAGES);
}
