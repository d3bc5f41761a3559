import { z } from 'zod';
import {
  type SortOrder,
  TABLE_PAGE_SIZE,
  type TablePage,
  type TablePosition,
  toTableCursor,
} from '~/schemas/table';
import { uuidSchema } from '~/schemas/text';
import { ServiceError } from '~/server/errors';
import { readRows } from '~/server/read-rows';

interface Keyset {
  /** The sorted column, which is never null; the id decides between equal values. */
  column: string;
  /** The column of the row's id; `id` by default. */
  idColumn?: string;
  /** Whether the column has times, or numbers; otherwise it has texts. */
  isTime?: boolean;
  isNumber?: boolean;
  order: SortOrder;
  cursor?: TablePosition | undefined;
}

/** Prisma's `where`, `orderBy` and `take` of a page below a position: it reads only the rows of the page, for
 *  any number of rows. Put `where` into the `AND` of the filters.
 *  @throws ServiceError VALIDATION_FAILED (the cursor is no position in the column) */
export function keyset(position: Keyset) {
  const { column, idColumn = 'id', order, cursor } = position;
  const beyond = order === 'asc' ? 'gt' : 'lt';
  const value = cursor && toValue(position, cursor);
  const where: object = cursor
    ? {
        OR: [
          { [column]: { [beyond]: value } },
          { [column]: value, [idColumn]: { [beyond]: cursor.id } },
        ],
      }
    : {};
  return {
    where,
    orderBy: [{ [column]: order }, { [idColumn]: order }],
    take: TABLE_PAGE_SIZE + 1,
  };
}

const timeSchema = z.iso.datetime().transform((text) => new Date(text));

function toValue({ isTime, isNumber }: Keyset, { value, id }: TablePosition) {
  const schema = isTime ? timeSchema : isNumber ? z.int32() : z.string();
  const { data } = schema.safeParse(value);
  if (data === undefined || !uuidSchema.safeParse(id).success)
    throw new ServiceError('VALIDATION_FAILED');
  return data;
}

/** Makes a page of the found rows, without unreadable ones, which are logged and counted.
 *  @param found up to one row more than a page has, which indicates another page
 *  @param toPosition the position of a row in the table */
export function toTablePage<Found extends object, Row extends object>(
  found: readonly Found[],
  toPosition: (row: Found) => { value: string | number | Date; id: string },
  toRow: (row: Found) => Row,
): TablePage<Row> {
  const kept = found.slice(0, TABLE_PAGE_SIZE);
  const rows = readRows('tableRow', kept, toRow);
  const unreadable = kept.length - rows.length;
  const last = kept.at(-1);
  if (!last || found.length <= TABLE_PAGE_SIZE) return { rows, nextCursor: null, unreadable };
  const { value, id } = toPosition(last);
  const text = value instanceof Date ? value.toISOString() : value;
  return { rows, nextCursor: toTableCursor({ value: text, id }), unreadable };
}
