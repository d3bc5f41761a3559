import 'server-only';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { withTransaction } from '~/server/transaction';
import type { ClaimedRun } from '../news/claim-clip-run';
import { executeClipRun, type MakeRun } from '../news/execute-clip-run';
import { deleteFileLater } from './delete-voice-clips';
import { requireDraft } from './draft-rows';
import { makeVoiceLesson } from './make-voice-lesson';
import { shippedLesson } from './shipped-lesson';

/** Makes the recording and the clips of a voice lesson in a run that this worker has claimed. A recording that
 *  is not published within a month is deleted again. */
export async function runVoiceClips({ ctx, input: run }: Verb<ClaimedRun>): Promise<void> {
  const { draftId } = run;
  const make: MakeRun = async (version, options) => {
    const draft = await requireDraft(ctx.db, draftId);
    if (draft.version !== version) return { failure: 'changed' };
    const live = await ctx.db.mediaLesson.findUnique({ where: { id: draftId } });
    const shipped = (live && shippedLesson(live.slug)?.clips) ?? [];
    const store = { ...options, db: ctx.db, draftId, shipped };
    const { problems, lesson } = await makeVoiceLesson(draft, store);
    if (lesson && options.storage.publicUrl(lesson.path) !== live?.mediaPath)
      await withTransaction(ctx, (tx) => deleteFileLater(tx, lesson.path, ctx.now()));
    return { problems, clips: (lesson as Prisma.InputJsonObject | null) ?? [] };
  };
  await executeClipRun({ ctx, input: { ...run, make } });
}
