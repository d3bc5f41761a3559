import 'server-only';
import { chooseUnit } from '~/domain/selection/choose-unit';
import type { DraftTexts, DraftUnitInput, DraftView } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requireOperator } from '~/server/services/operator/operators';
import { choiceOptions, shortlist, taughtAlready } from './choose';
import { choiceColumns, draftView, toDraft } from './draft-rows';
import { draftItems } from './propose';

const UNWRITTEN: DraftTexts = {
  slug: '',
  access: 'VIP',
  headline: { zh: '', en: '' },
  summary: { zh: '', en: '' },
};

/** Chooses ten words and ten sentences from the pieces of a category, and keeps them with their reasons as a
 *  draft. The same pieces, earlier units and seed give the same choice.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | NOT_ENOUGH_NEWS (`fields.news` says what was
 *    missing) */
export async function draftUnit({ ctx, input }: Verb<DraftUnitInput>): Promise<DraftView> {
  requireOperator({ ctx });
  const { category, level, seed } = input;
  const given = {
    ...(await taughtAlready(ctx.db)),
    banned: { words: [], sentences: [] },
  };
  const options = choiceOptions({ category, level, seed }, given);
  const { list, lastPieceId } = await shortlist(ctx.db, { category }, options);
  const choice = chooseUnit(list, options);
  if (!choice.ok || !lastPieceId)
    throw new ServiceError('NOT_ENOUGH_NEWS', {
      news: choice.ok ? 'there is no piece of this category' : choice.refusal,
    });
  const row = await ctx.db.unitDraft.create({
    data: {
      category,
      level,
      seed,
      options: given,
      ...choiceColumns(choice.selection),
      items: await draftItems(ctx.db, choice.selection),
      texts: UNWRITTEN,
      lastPieceId,
      createdAt: ctx.now(),
    },
  });
  return draftView(toDraft(row));
}
