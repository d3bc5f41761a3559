import 'server-only';
import type { TakeResult } from '~/schemas/clip-recording';
import type { CheckVoiceTakeInput } from '~/schemas/voice-recording';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { hashWords } from '../news/draft-lines';
import { judgeTake } from '../news/judge-take';
import { requirePermission } from '../operator/permissions';
import { requireDraft } from './draft-rows';
import { storeVoiceTake } from './store-voice-take';
import { voiceWords } from './voice-texts';

/** Checks a person's recording of a text of a voice lesson, as our own clips are checked, and keeps it for a
 *  day when the scorer accepts it: trimmed, levelled, with the time of each word. The draft uses it only when
 *  an editor chooses it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (the draft no
 *    longer has the text) | TOO_MANY_REQUESTS | RECORDING_NOT_CHECKED | RECORDING_STORE_FAILED */
export async function checkVoiceTake({
  ctx,
  input: { id, audio, ...of },
}: Verb<CheckVoiceTakeInput>): Promise<TakeResult> {
  requirePermission({ ctx, input: 'voiceLesson.write' });
  const { content } = await requireDraft(ctx.db, id);
  const words = voiceWords(content, of);
  if (!words) throw new ServiceError('CONTENT_CHANGED');
  const text = { draftId: id, ...of, said: hashWords(words) };
  return judgeTake({
    ctx,
    input: { audio, words, store: (take) => storeVoiceTake({ ctx, input: { ...text, ...take } }) },
  });
}
