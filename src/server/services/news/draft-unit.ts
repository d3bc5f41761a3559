import 'server-only';
import { chooseUnit } from '~/domain/selection/choose-unit';
import type { DraftTexts, DraftUnitInput, DraftView } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { withTransaction } from '~/server/transaction';
import { draftView, selectionColumns, toDraft } from './draft-rows';
import { draftItems } from './propose-items';
import { alreadyTaught, selectionOptions, shortlist } from './selection-inputs';

const UNWRITTEN: DraftTexts = {
  slug: '',
  access: 'VIP',
  headline: { zh: '', en: '' },
  summary: { zh: '', en: '' },
};

/** Selects ten words and ten sentences from the articles of a category and stores them with their reasons as a
 *  draft. The same articles, earlier units and seed give the same selection.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | NOT_ENOUGH_NEWS (`fields.news` names what was
 *    missing) */
export async function draftUnit({ ctx, input }: Verb<DraftUnitInput>): Promise<DraftView> {
  requirePermission({ ctx, input: 'unit.edit' });
  const { category, level, seed, sources = [], taught } = input;
  const selectionInput = {
    ...(await alreadyTaught(ctx.db, taught)),
    banned: { words: [], sentences: [] },
    sources,
  };
  const options = selectionOptions({ category, level, seed }, selectionInput);
  const { list, lastArticleId } = await shortlist(ctx.db, { category, sources }, options);
  const choice = chooseUnit(list, options);
  if (!choice.ok || !lastArticleId)
    throw new ServiceError('NOT_ENOUGH_NEWS', {
      news: choice.ok ? 'there is no piece of this category or source' : choice.failure,
    });
  const data = {
    category,
    level,
    seed,
    options: selectionInput,
    ...selectionColumns(choice.selection),
    items: await draftItems(ctx.db, choice.selection),
    texts: UNWRITTEN,
    lastArticleId,
    createdAt: ctx.now(),
  };
  const row = await withTransaction(ctx, async (tx) => {
    const created = await tx.unitDraft.create({ data });
    await recordAct(tx, ctx, {
      kind: 'unit.draft',
      permission: 'unit.edit',
      subject: ['draft', created.id],
      after: { category, level, seed },
    });
    return created;
  });
  return draftView(toDraft(row));
}
