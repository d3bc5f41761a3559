import 'server-only';
import { randomUUID } from 'node:crypto';
import { taipeiDay } from '~/domain/day';
import { csvLine } from '~/lib/csv-line';
import { DEFAULT_LANGUAGE, type Language } from '~/lib/language';
import type { TablePage } from '~/schemas/table';
import { pageLanguage, requestContext } from '~/server/auth/request-context';
import { ServiceError, toServiceError } from '~/server/errors';
import { errorResponseWithStatus } from '~/server/rest/envelope';
import { log } from '~/server/telemetry/log.mjs';
import { OPERATOR_TABLES } from './operator-tables';

/** Tells a spreadsheet that the file is UTF-8; without it Excel shows Chinese as garbage. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Handles `GET /api/operator/tables/<name>`: a table of the console as a CSV file, with the filters and the order
 *  of its address, page after page. What is written is what the table's own query gives to this operator. */
export async function handleOperatorTableRequest(
  request: Request,
  name: string,
): Promise<Response> {
  const requestId = randomUUID();
  let language: Language = DEFAULT_LANGUAGE;
  try {
    language = await pageLanguage(request.headers);
    const ctx = await requestContext({ req: request, requestId, language });
    const table = OPERATOR_TABLES.get(name);
    if (!table || ctx.actor.kind !== 'user' || ctx.actor.role === 'USER')
      throw new ServiceError('NOT_FOUND');
    const params = Object.fromEntries(new URL(request.url).searchParams);
    const pages = table.open({ ctx, params });
    // The first page is read before the response begins, so that an error has its status.
    const first = await pages.next();
    const file = `${name}-${taipeiDay(ctx.now())}.csv`;
    return new Response(toStream(csvChunks(table.heads(language), first, pages)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    const known = toServiceError(error) ?? new ServiceError('INTERNAL');
    if (known.code === 'INTERNAL')
      log.error({ requestId, table: name, error }, 'A table of the console could not be made.');
    return errorResponseWithStatus({ code: known.code, language, requestId });
  }
}

type Pages = AsyncGenerator<TablePage<string[]>['rows'], void>;

async function* csvChunks(
  heads: readonly string[],
  first: IteratorResult<string[][], void>,
  rest: Pages,
): AsyncGenerator<string, void> {
  const toText = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => `${csvLine(row)}\r\n`).join('');
  yield BYTE_ORDER_MARK + toText([heads]) + toText(first.value ?? []);
  for await (const rows of rest) yield toText(rows);
}

/** The chunks as a stream, each read only when the browser has taken the one before. An error breaks the
 *  connection, so that half a file is never taken for a whole one. */
function toStream(chunks: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return();
    },
  });
}
