import 'server-only';
import { dateToDay } from '~/domain/day';
import { checkUnit } from '~/domain/news/check-unit';
import { isOwnWork } from '~/domain/news/licence';
import { toSentences } from '~/domain/news/problem';
import { type UnitContent, unitContentSchema } from '~/schemas/content';
import type { UnitContentInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { type Draft, draftProblems, requireDraft } from './draft-rows';
import { usedArticles } from './draft-to-unit';
import { tryToParse } from './try-to-parse';

const MAX_PIECES = 3;

/** A finished draft in the form of a content file, with its keys in the order of one. It needs no speech: the
 *  clips are made from the file.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_INCOMPLETE (`fields` lists
 *    everything that is missing or that a content file may not contain) */
export async function unitContent({ ctx, input }: Verb<UnitContentInput>): Promise<UnitContent> {
  requirePermission({ ctx, input: 'unit.read' });
  const { id, access, publishedOn } = input;
  const draft = await requireDraft(ctx.db, id);
  const { articles, missing } = await usedArticles(ctx.db, draft, { maxWhole: MAX_PIECES });
  const { slug, headline, summary } = draft.texts;
  const content = {
    slug,
    category: draft.category,
    level: draft.level,
    access,
    publishedOn,
    headline: { zh: headline.zh, en: headline.en },
    summary: { zh: summary.zh, en: summary.en },
    pieces: articles.map(({ title, body, author, licence, url, publishedOn: day }) => ({
      title,
      body: straightQuotes(body),
      author,
      licence,
      ...(url && !isOwnWork(licence) && { url }),
      ...(day && { publishedOn: dateToDay(day) }),
    })),
    words: draft.items.words.map(toWord),
    sentences: draft.items.sentences.map(({ text, translation, pronunciations }) => ({
      text,
      translation,
      ...(pronunciations && { pronunciations: Object.fromEntries(pronunciations) }),
    })),
  };
  const problems = {
    ...toSentences({ ...draftProblems(draft), ...missing }),
    ...checkUnit({ ...content, level: draft.level }, tryToParse).problems,
    ...pieceProblems(articles.length),
  };
  if (Object.keys(problems).length > 0) throw new ServiceError('DRAFT_INCOMPLETE', problems);
  return parseContent(content);
}

function toWord({
  text,
  partOfSpeech,
  ipa,
  meaning,
  example,
  exampleTranslation,
  pronunciations,
}: Draft['items']['words'][number]) {
  return {
    text,
    partOfSpeech,
    ipa: { us: ipa.us, gb: ipa.gb },
    meaning,
    example,
    exampleTranslation,
    ...(pronunciations && { pronunciations }),
  };
}

/** Replaces quotes by straight ones, as the parser does in sentences, so that a sentence is found in its
 *  article. */
const straightQuotes = (text: string): string =>
  text.replaceAll(/[\u2018\u2019\u02bc]/g, "'").replaceAll(/[\u201c\u201d]/g, '"');

function pieceProblems(count: number): Record<string, string> {
  if (count >= 2 && count <= MAX_PIECES) return {};
  const advice = 'draft from the two or three pieces of one source (--only-source NAME)';
  return { pieces: `are ${count}, and a unit has two or three: ${advice}` };
}

/** @throws ServiceError DRAFT_INCOMPLETE naming each field that the files' schema rejects */
function parseContent(content: object): UnitContent {
  const parsed = unitContentSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new ServiceError(
    'DRAFT_INCOMPLETE',
    Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [
        path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.'),
        message,
      ]),
    ),
  );
}
