import 'server-only';
import type { z } from 'zod';
import type { Permission } from '~/domain/permissions';
import consoleEn from '~/i18n/locales/console-en';
import consoleZh from '~/i18n/locales/console-zh';
import { invoice as invoiceEn } from '~/i18n/locales/en/invoice';
import { order as orderEn } from '~/i18n/locales/en/order';
import { invoice as invoiceZh } from '~/i18n/locales/zh/invoice';
import { order as orderZh } from '~/i18n/locales/zh/order';
import type { Language } from '~/lib/language';
import type { TablePage, TablePosition } from '~/schemas/table';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { ActValues } from '~/server/services/operator/record-act';
import { log } from '~/server/telemetry/log.mjs';

const TEXTS = {
  zh: { ...consoleZh, invoice: invoiceZh, order: orderZh },
  en: { ...consoleEn, invoice: invoiceEn, order: orderEn },
};

/** Parts of a table's input that are no filter. */
const POSITION = ['cursor', 'sort', 'order'];

/** The texts of the tables on the screen. */
export type TableTexts = (typeof TEXTS)[Language];

/** One column of a CSV file. A cell has the same text as in the table on the screen. */
interface CsvColumn<Row> {
  head: (texts: TableTexts) => string;
  cell: (row: Row, texts: TableTexts, language: Language) => string;
}

interface TableDefinition<Row, Input> {
  /** The permission that the table's query requires; the act of the download has it, too. */
  permission: Permission;
  /** The schema of the table's query. */
  input: z.ZodType<Input>;
  /** The table's own query, which checks the permission. */
  list: (call: Verb<Input>) => Promise<TablePage<Row>>;
  columns: readonly CsvColumn<Row>[];
}

export interface OperatorTable {
  permission: Permission;
  /** The filters of the file, for the log of acts. A typed text is recorded only as present, because it may be a
   *  name.
   *  @throws ServiceError VALIDATION_FAILED */
  readFilters: (params: Readonly<Record<string, string>>) => ActValues;
  heads: (language: Language) => string[];
  /** The cells of one row of the table's query. */
  toCells: (row: never, language: Language) => string[];
  /** The rows as cells, page by page. An unreadable row is at the end of its page, with a note in each cell.
   *  @throws ServiceError VALIDATION_FAILED, and the errors of the query */
  open: (call: {
    ctx: ServiceContext;
    params: Readonly<Record<string, string>>;
  }) => AsyncGenerator<string[][], void>;
}

/** Makes the CSV file of a table from the table's own query. */
export function defineTable<Row, Input extends { cursor?: TablePosition | undefined }>(
  definition: TableDefinition<Row, Input>,
): OperatorTable {
  const { permission, input: schema, list, columns } = definition;
  const parse = (input: object) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new ServiceError('VALIDATION_FAILED');
    return parsed.data;
  };
  /** A cell that fails does not affect the rest of the file. */
  const toCell = ({ head, cell }: CsvColumn<Row>, row: Row, language: Language) => {
    const texts = TEXTS[language];
    try {
      return cell(row, texts, language);
    } catch (error) {
      log.error({ column: head(TEXTS.en), error }, 'A cell of a table could not be made.');
      return texts.consoleShell.table.unreadable;
    }
  };
  const toCells = (row: Row, language: Language) =>
    columns.map((column) => toCell(column, row, language));
  return {
    permission,
    toCells,
    readFilters(params) {
      const given = Object.entries<unknown>(parse(params)).filter(
        ([name, value]) => !POSITION.includes(name) && value !== undefined && value !== '',
      );
      return Object.fromEntries(
        given.map(([name, value]) => [name, name === 'q' ? true : String(value)]),
      );
    },
    heads: (language) => columns.map(({ head }) => head(TEXTS[language])),
    async *open({ ctx, params }) {
      let cursor: string | null | undefined;
      do {
        const input = parse({ ...params, cursor: cursor ?? undefined });
        const page = await list({ ctx, input });
        const lost = columns.map(() => TEXTS[ctx.language].consoleShell.table.unreadable);
        yield [
          ...page.rows.map((row) => toCells(row, ctx.language)),
          ...Array.from({ length: page.unreadable }, () => lost),
        ];
        cursor = page.nextCursor;
      } while (cursor !== null);
    },
  };
}
