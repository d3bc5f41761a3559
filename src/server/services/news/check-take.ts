import 'server-only';
import type { CheckTakeInput, TakeResult } from '~/schemas/clip-recording';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { findLine, hashWords, lineWords } from './draft-lines';
import { requireDraft } from './draft-rows';
import { judgeTake } from './judge-take';
import { storeTake } from './store-take';

/** Checks a person's recording of a line, as our own clips are checked, and keeps it for a day when the scorer accepts
 *  it: trimmed, levelled, with the time of each word. The draft uses it only when an editor chooses it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CLOSED (published) |
 *    DRAFT_CHANGED (the line has another text) | TOO_MANY_REQUESTS | RECORDING_NOT_CHECKED | RECORDING_STORE_FAILED */
export async function checkTake({ ctx, input }: Verb<CheckTakeInput>): Promise<TakeResult> {
  requirePermission({ ctx, input: 'unit.edit' });
  const { id, accent, text, audio } = input;
  const draft = await requireDraft(ctx.db, id);
  if (draft.state === 'PUBLISHED') throw new ServiceError('DRAFT_CLOSED');
  const line = findLine(draft.items, input);
  const words = line?.text === text ? lineWords(line, accent) : null;
  if (!words) throw new ServiceError('DRAFT_CHANGED');
  const of = { draftId: id, accent, said: hashWords(words) };
  return judgeTake({
    ctx,
    input: { audio, words, store: (take) => storeTake({ ctx, input: { ...of, ...take } }) },
  });
}
