import 'server-only';
import { reoptimise } from '~/domain/selection/reoptimise';
import type { SelectionOptions } from '~/domain/selection/types';
import type { DraftView, SwapItemInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { withTransaction } from '~/server/transaction';
import { keptRecordings } from './draft-lines';
import { draftView, requireDraft, selectionColumns, updateDraft } from './draft-rows';
import { editedItems, toSelection, withoutKey } from './draft-selection';
import { draftItems } from './propose-items';
import { recordDraftEdit } from './record-draft-edit';
import { selectionOptions, shortlist } from './selection-inputs';

/** Replaces one word or sentence permanently: selects another one, and optimises the other items again, except
 *  edited ones. An item that was swapped out may come back. It reads the articles that the draft was selected
 *  from.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED |
 *    NO_ALTERNATIVE (`fields.news` gives the reason) */
export async function swapItem({ ctx, input }: Verb<SwapItemInput>): Promise<DraftView> {
  requirePermission({ ctx, input: 'unit.edit' });
  const { id, version, kind, position, instead, keepRest } = input;
  const draft = await requireDraft(ctx.db, id);
  if (draft.version !== version) throw new ServiceError('DRAFT_CHANGED');
  if (draft.state !== 'DRAFT') throw new ServiceError('DRAFT_CLOSED');
  const all = kind === 'word' ? draft.items.words : draft.items.sentences;
  const replaced = all[position - 1]?.key;
  if (!replaced) throw new ServiceError('NO_ALTERNATIVE', { news: 'there is no such item' });

  const pinned = withoutKey(editedItems(draft), replaced);
  const options = { ...selectionOptions(draft, draft.options), pinned };
  const { category, lastArticleId } = draft;
  const range = { category, sources: draft.options.sources, lastArticleId };
  const { list } = await shortlist(ctx.db, range, reachable(options, kind, instead));
  const choice = reoptimise(list, options, toSelection(draft, options), {
    kind,
    out: replaced,
    ...(instead && { in: instead }),
    keepRest,
  });
  if (!choice.ok) throw new ServiceError('NO_ALTERNATIVE', { news: choice.failure });

  const items = await draftItems(ctx.db, choice.selection, draft.items);
  const recordings = keptRecordings(items, draft.recordings);
  const banned = choice.options.banned ?? draft.options.banned;
  const data = {
    options: {
      ...draft.options,
      banned: { words: [...banned.words], sentences: [...banned.sentences] },
    },
    ...selectionColumns(choice.selection),
    items,
    recordings,
  };
  return withTransaction(ctx, async (tx) => {
    await updateDraft(tx, { id, version, states: ['DRAFT'] }, data);
    const discarded = draft.recordings.length - recordings.length;
    await recordDraftEdit(tx, ctx, { id, version, discarded });
    return draftView(await requireDraft(tx, id));
  });
}

/** Options of a shortlist with the wanted sentence, even if it was swapped out before. */
function reachable(
  options: SelectionOptions,
  kind: SwapItemInput['kind'],
  wanted: string | undefined,
): SelectionOptions {
  if (kind === 'word' || wanted === undefined) return options;
  const { pinned = { words: [], sentences: [] } } = options;
  return { ...options, pinned: { ...pinned, sentences: [...pinned.sentences, wanted] } };
}
