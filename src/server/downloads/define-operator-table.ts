import 'server-only';
import type { z } from 'zod';
import consoleEn from '~/i18n/locales/console-en';
import consoleZh from '~/i18n/locales/console-zh';
import type { Language } from '~/lib/language';
import type { TablePage, TablePosition } from '~/schemas/table';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

type Texts = typeof consoleZh | typeof consoleEn;

const TEXTS = { zh: consoleZh, en: consoleEn };

/** One column of a CSV file. */
interface CsvColumn<Row> {
  head: (texts: Texts) => string;
  cell: (row: Row, language: Language) => string;
}

interface TableDefinition<Row, Input> {
  /** The schema of the table's query. */
  input: z.ZodType<Input>;
  /** The table's own query, which checks the permission. */
  list: (call: Verb<Input>) => Promise<TablePage<Row>>;
  columns: readonly CsvColumn<Row>[];
}

export interface OperatorTable {
  heads: (language: Language) => string[];
  /** The rows as cells, page by page.
   *  @throws ServiceError VALIDATION_FAILED, and the errors of the query */
  open: (call: {
    ctx: ServiceContext;
    params: Readonly<Record<string, string>>;
  }) => AsyncGenerator<string[][], void>;
}

/** Makes the CSV file of a table from the query that the table itself has. */
export function defineTable<Row, Input extends { cursor?: TablePosition | undefined }>(
  definition: TableDefinition<Row, Input>,
): OperatorTable {
  const { input: schema, list, columns } = definition;
  return {
    heads: (language) => columns.map(({ head }) => head(TEXTS[language])),
    async *open({ ctx, params }) {
      let cursor: string | null | undefined;
      do {
        const parsed = schema.safeParse({ ...params, cursor: cursor ?? undefined });
        if (!parsed.success) throw new ServiceError('VALIDATION_FAILED');
        const page = await list({ ctx, input: parsed.data });
        yield page.rows.map((row) => columns.map(({ cell }) => cell(row, ctx.language)));
        cursor = page.nextCursor;
      } while (cursor !== null);
    },
  };
}
