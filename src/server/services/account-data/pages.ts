/** Number of rows of a list that are in memory at a time. */
export const PAGE_SIZE = 500;

/** Reads a list page by page. @param readPage returns the rows after `last`, at most `PAGE_SIZE` */
export async function* paginate<Row, Entry>(
  readPage: (last: Row | null) => Promise<Row[]>,
  toEntry: (row: Row) => Entry,
): AsyncGenerator<Entry[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await readPage(last);
    yield rows.map(toEntry);
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1) ?? null;
  }
}
