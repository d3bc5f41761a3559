import 'server-only';
import { taipeiDay } from '~/domain/day';
import { savedWord as textsEn } from '~/i18n/locales/en/saved-word';
import { savedWord as textsZh } from '~/i18n/locales/zh/saved-word';
import { csvHead, csvLine } from '~/lib/csv-line';
import { formatDate } from '~/lib/format-date';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '~/lib/language';
import { REPLACED_HEADER } from '~/lib/replaced-session';
import { listSavedWordsSchema } from '~/schemas/saved-word';
import { pageLanguage, requestContext } from '~/server/auth/request-context';
import { ServiceError, toServiceError } from '~/server/errors';
import { errorResponseWithStatus } from '~/server/rest/envelope';
import { exportSavedWords, type ListedWord } from '~/server/services/saved-word/export-saved-words';
import { log } from '~/server/telemetry/log.mjs';
import { recordRequest } from '~/server/telemetry/record-request';
import { getRequestId } from '~/server/telemetry/request-id';

const TEXTS = { zh: textsZh, en: textsEn };

/** Handles `GET /api/account/words`: the saved words of the account as a CSV file, with the search, the filter and the
 *  order of its address, in the language of its address or else of the browser. */
export function handleSavedWordsRequest(request: Request): Promise<Response> {
  const recorded = { entry: 'download', call: 'saved-words', headers: request.headers } as const;
  return recordRequest(recorded, () => respond(request));
}

async function respond(request: Request): Promise<Response> {
  const requestId = getRequestId(request.headers);
  let language: Language = DEFAULT_LANGUAGE;
  try {
    const { language: asked, ...params } = Object.fromEntries(new URL(request.url).searchParams);
    language = isLanguage(asked) ? asked : await pageLanguage(request.headers);
    const input = listSavedWordsSchema.safeParse(params);
    if (!input.success) throw new ServiceError('VALIDATION_FAILED');
    const ctx = await requestContext({ req: request, requestId, language });
    const words = await exportSavedWords({ ctx, input: input.data });
    return new Response(toCsv(words, language), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="words-${taipeiDay(ctx.now())}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    const { code, retryAfterSeconds } = toServiceError(error) ?? new ServiceError('INTERNAL');
    if (code === 'INTERNAL') log.error({ requestId, error }, 'Saved words could not be exported.');
    return errorResponseWithStatus({
      code,
      language,
      requestId,
      headers: {
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
        ...(code === 'SESSION_REPLACED' && { [REPLACED_HEADER]: 'replaced' }),
      },
    });
  }
}

/** The file: a line for each word, with the texts of the page. */
function toCsv(words: readonly ListedWord[], language: Language): string {
  const { columns, partOfSpeech, listings } = TEXTS[language];
  const heads = [
    columns.word,
    columns.partOfSpeech,
    columns.level,
    columns.meanings,
    columns.ipaUs,
    columns.ipaGb,
    columns.sentence,
    columns.due,
    columns.saved,
  ];
  const lines = words.map((word) =>
    csvLine([
      word.word,
      isPartOfSpeech(word.partOfSpeech, partOfSpeech) ? partOfSpeech[word.partOfSpeech] : '',
      word.level ?? '',
      word.listing === 'listed' ? word.meanings.join('；') : listings[word.listing],
      word.ipa?.us ?? '',
      word.ipa?.gb ?? '',
      word.sentence ?? '',
      word.dueOn !== null && !word.isSuspended ? formatDate(word.dueOn, language) : '',
      formatDate(word.savedAt, language),
    ]),
  );
  return `${[csvHead(heads), ...lines].join('\r\n')}\r\n`;
}

const isPartOfSpeech = <Names extends object>(
  name: string | null,
  names: Names,
): name is Extract<keyof Names, string> => name !== null && Object.hasOwn(names, name);
