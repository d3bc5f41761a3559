import 'server-only';
import { withoutUndefined } from '~/lib/without-undefined';
import type { DraftItems, DraftView, EditDraftInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { withTransaction } from '~/server/transaction';
import { keptRecordings } from './draft-lines';
import { draftView, requireDraft, updateDraft } from './draft-rows';
import { recordDraftEdit } from './record-draft-edit';

/** Saves an editor's changes of a draft: texts of the unit, of words and of sentences; absent fields stay. A recording
 *  is discarded if its text or pronunciation changes. The draft of a withdrawn unit, or of a correction, can be
 *  changed, too.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED |
 *    VALIDATION_FAILED (the slug of a published unit is fixed) */
export async function editDraft({ ctx, input }: Verb<EditDraftInput>): Promise<DraftView> {
  requirePermission({ ctx, input: 'unit.edit' });
  const { id, version, texts } = input;
  const draft = await requireDraft(ctx.db, id);
  const isRenamed = texts?.slug !== undefined && texts.slug !== draft.texts.slug;
  if (draft.unitId && isRenamed) throw new ServiceError('VALIDATION_FAILED', { slug: 'invalid' });
  const items: DraftItems = {
    words: draft.items.words.map((word, index) => {
      const change = input.words.find(({ position }) => position === index + 1);
      if (!change) return word;
      const { position: _, ...fields } = change;
      return {
        ...word,
        ...withoutUndefined(fields),
        proposed: word.proposed && fields.meaning === undefined,
      };
    }),
    sentences: draft.items.sentences.map((sentence, index) => {
      const change = input.sentences.find(({ position }) => position === index + 1);
      if (!change) return sentence;
      const { position: _, ...fields } = change;
      return { ...sentence, ...withoutUndefined(fields) };
    }),
  };
  const recordings = keptRecordings(items, draft.recordings);
  const data = { items, texts: { ...draft.texts, ...withoutUndefined(texts) }, recordings };
  return withTransaction(ctx, async (tx) => {
    await updateDraft(tx, { id, version, states: ['DRAFT', 'WITHDRAWN', 'CORRECTING'] }, data);
    const discarded = draft.recordings.length - recordings.length;
    await recordDraftEdit(tx, ctx, { id, version, discarded });
    return draftView(await requireDraft(tx, id));
  });
}
