/** Rows of a list that are in memory at a time. */
export const PAGE = 500;

/** Reads a list page by page. @param read the rows after `last`, at most `PAGE` */
export async function* pages<Row, Entry>(
  read: (last: Row | null) => Promise<Row[]>,
  show: (row: Row) => Entry,
): AsyncGenerator<Entry[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(last);
    yield rows.map(show);
    if (rows.length < PAGE) return;
    last = rows.at(-1) ?? null;
  }
}
