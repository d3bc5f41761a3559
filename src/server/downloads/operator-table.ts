import 'server-only';
import { taipeiDay } from '~/domain/day';
import { isExportedTable } from '~/domain/operator-act';
import { csvHead, csvLine } from '~/lib/csv-line';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '~/lib/language';
import { REPLACED_HEADER } from '~/lib/replaced-session';
import { pageLanguage, requestContext } from '~/server/auth/request-context';
import { requireUser } from '~/server/context';
import { ServiceError, toServiceError } from '~/server/errors';
import { errorResponseWithStatus } from '~/server/rest/envelope';
import { recordExport } from '~/server/services/operator/record-reading';
import { log } from '~/server/telemetry/log.mjs';
import { getRequestId } from '~/server/telemetry/request-id';
import { OPERATOR_TABLES } from './operator-tables';

/** Handles `GET /api/operator/tables/<name>`: a table of the console as a CSV file, with the filters and the
 *  order of its address, page after page, in the language of its address or else of the browser. It contains
 *  the results of the table's own query for this operator. The log of acts records the download before its
 *  first byte, and for a file of more than one page also the number of sent rows. */
export async function handleOperatorTableRequest(
  request: Request,
  name: string,
): Promise<Response> {
  const requestId = getRequestId(request.headers);
  let language: Language = DEFAULT_LANGUAGE;
  try {
    const { language: asked, ...params } = Object.fromEntries(new URL(request.url).searchParams);
    language = isLanguage(asked) ? asked : await pageLanguage(request.headers);
    const ctx = await requestContext({ req: request, requestId, language });
    // For a visitor there are no tables; a browser whose token was just replaced must repeat the request.
    if (ctx.actor.kind === 'visitor' && ctx.actor.hasReplacedToken) requireUser(ctx);
    if (!isExportedTable(name) || ctx.actor.kind !== 'user' || ctx.actor.role === 'USER')
      throw new ServiceError('NOT_FOUND');
    const table = OPERATOR_TABLES[name];
    const pages = table.open({ ctx, params });
    // Two pages are read before the response begins, so that an error has its status, and a short file its number of
    // rows in the log.
    const [first, second] = [await pages.next(), await pages.next()];
    const beginning = [first, second].flatMap(({ value }) => (value ? [value] : []));
    const { permission } = table;
    const exported = { table: name, permission, filters: table.readFilters(params) };
    const rows = second.done ? beginning.flat().length : null;
    await recordExport({ ctx, input: { ...exported, rows } });
    const onEnd = async (end: { rows: number; isComplete: boolean }) => {
      if (rows === null) await recordExport({ ctx, input: { ...exported, ...end } });
    };
    const heads = table.heads(language);
    const file = `${name}-${taipeiDay(ctx.now())}.csv`;
    return new Response(toStream(csvChunks({ heads, beginning, rest: pages, onEnd })), {
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
    const headers: Record<string, string> =
      known.code === 'SESSION_REPLACED' ? { [REPLACED_HEADER]: 'replaced' } : {};
    return errorResponseWithStatus({ code: known.code, language, requestId, headers });
  }
}

interface CsvFile {
  heads: readonly string[];
  /** The pages that were read before the response began. */
  beginning: readonly string[][][];
  rest: AsyncGenerator<string[][], void>;
  /** Called at the end, or when the browser stops reading, with the number of sent rows. */
  onEnd: (end: { rows: number; isComplete: boolean }) => Promise<void>;
}

async function* csvChunks({ heads, beginning, rest, onEnd }: CsvFile) {
  let sent = 0;
  let isComplete = false;
  const toText = (rows: readonly string[][]) => {
    sent += rows.length;
    return rows.map((row) => `${csvLine(row)}\r\n`).join('');
  };
  try {
    yield `${csvHead(heads)}\r\n${toText(beginning.flat())}`;
    for await (const rows of rest) yield toText(rows);
    isComplete = true;
  } finally {
    await onEnd({ rows: sent, isComplete });
  }
}

/** Streams the chunks; each is read only when the browser has taken the previous one. An error breaks the
 *  connection, so that a partial file never looks complete. */
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
