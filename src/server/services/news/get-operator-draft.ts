import 'server-only';
import { checkUnit } from '~/domain/news/check-unit';
import { fieldProblems } from '~/domain/news/field-problem';
import { type Problems, problem } from '~/domain/news/problem';
import type { DraftIdInput } from '~/schemas/news';
import type { OperatorDraft } from '~/schemas/operator-unit';
import type { Verb } from '~/server/context';
import type { Database } from '~/server/db';
import { requirePermission } from '~/server/services/operator/permissions';
import { findPlannedPublication } from '~/server/services/planned-publication/find-planned';
import { findClipRun } from './clip-run-view';
import { listDraftLines } from './draft-clips';
import { type Draft, draftContent, draftProblems, requireDraft } from './draft-rows';
import { usedArticles } from './draft-to-unit';
import { findLexiconMeanings } from './find-lexicon-meanings';
import { tryToParse } from './try-to-parse';

/** A draft for its editor: the present level of each text, the lexicon's meaning of each word, the fields that a
 *  publication still needs, and the existing clips.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND */
export async function getOperatorDraft({ ctx, input }: Verb<DraftIdInput>): Promise<OperatorDraft> {
  requirePermission({ ctx, input: 'unit.read' });
  const draft = await requireDraft(ctx.db, input.id);
  const { level, items } = draft;
  const { missing: unusable } = await usedArticles(ctx.db, draft);
  const taken: Problems = (await isSlugTaken(ctx.db, draft)) ? { slug: problem('slugTaken') } : {};
  const { words, sentences } = checkUnit({ level, pieces: [], ...items }, tryToParse);
  return {
    ...draftContent(draft),
    problems: fieldProblems({ ...draftProblems(draft), ...unusable, ...taken }),
    grades: {
      words: words.map((word) => word.level),
      sentences: sentences.map((sentence) => sentence.level),
      sentenceWords: sentences.map((sentence) => sentence.words),
    },
    lexiconMeanings: await findLexiconMeanings(items.words),
    lines: await listDraftLines(ctx.db, draft),
    clipRun: await findClipRun(ctx.db, { draftId: draft.id, now: ctx.now() }),
    planned: await findPlannedPublication(ctx.db, draft.id),
  };
}

async function isSlugTaken(db: Database, { texts: { slug }, unitId }: Draft): Promise<boolean> {
  const unit = slug ? await db.unit.findUnique({ where: { slug }, select: { id: true } }) : null;
  return unit !== null && unit.id !== unitId;
}
