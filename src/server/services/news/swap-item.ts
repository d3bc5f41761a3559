import 'server-only';
import { reoptimise } from '~/domain/selection/reoptimise';
import type { DraftView, SwapItemInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requireOperator } from '~/server/services/operator/operators';
import { choiceOptions, shortlist } from './choose';
import { asChoice, withoutKey, workedOn } from './draft-choice';
import { changeDraft, choiceColumns, draftView, findDraft } from './draft-rows';
import { draftItems } from './propose';

/** Takes one word or sentence out for good, and chooses again: another one comes in its place, and the rest
 *  is weighed anew, but for what the editor has worked on. It sees the pieces that the draft was chosen from.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED |
 *    NOTHING_TO_SWAP (`fields.news` says why) */
export async function swapItem({ ctx, input }: Verb<SwapItemInput>): Promise<DraftView> {
  requireOperator({ ctx });
  const { id, version, kind, position, instead, keepRest } = input;
  const draft = await findDraft(ctx.db, id);
  if (draft.version !== version) throw new ServiceError('DRAFT_CHANGED');
  if (draft.state !== 'DRAFT') throw new ServiceError('DRAFT_CLOSED');
  const items = kind === 'word' ? draft.items.words : draft.items.sentences;
  const out = items[position - 1]?.key;
  if (!out) throw new ServiceError('NOTHING_TO_SWAP', { news: 'there is no such item' });

  const pinned = withoutKey(workedOn(draft.items), out);
  const options = { ...choiceOptions(draft, draft.options), pinned };
  const range = { category: draft.category, lastPieceId: draft.lastPieceId };
  const { list } = await shortlist(ctx.db, range, options);
  const choice = reoptimise(list, options, asChoice(draft, options), {
    kind,
    out,
    ...(instead && { in: instead }),
    keepRest,
  });
  if (!choice.ok) throw new ServiceError('NOTHING_TO_SWAP', { news: choice.refusal });

  const banned = choice.options.banned ?? draft.options.banned;
  await changeDraft(
    ctx.db,
    { id, version, states: ['DRAFT'] },
    {
      options: {
        ...draft.options,
        banned: { words: [...banned.words], sentences: [...banned.sentences] },
      },
      ...choiceColumns(choice.selection),
      items: await draftItems(ctx.db, choice.selection, draft.items),
    },
  );
  return draftView(await findDraft(ctx.db, id));
}
