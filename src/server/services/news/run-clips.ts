import 'server-only';
import type { Verb } from '~/server/context';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { log } from '~/server/telemetry/log.mjs';
import { type ClaimedRun, countClip, endClipRun } from './claim-clip-run';
import { requireDraft } from './draft-rows';
import { makeClips, type SpeechPipeline, speechPipeline } from './make-clips';
import { toTakenClips } from './unit-clips';

/** The run was taken over, or asked for anew, while it was made. */
class LostClaim extends Error {}

/** Makes the clips of a run that this worker has taken, and writes down how far it is and how it ended. Why it failed
 *  as a whole is logged. */
export async function runClips({ ctx, input: run }: Verb<ClaimedRun>): Promise<void> {
  let pipeline: SpeechPipeline;
  try {
    pipeline = speechPipeline();
  } catch (error) {
    log.error({ error }, 'The voices cannot be opened; no clips are made.');
    return endClipRun({ ctx, input: { ...run, failure: 'voices' } });
  }
  const { draftId, claim } = run;
  const asked = await ctx.db.clipRun.findUnique({ where: { draftId, claim } });
  if (!asked) return;
  const draft = await requireDraft(ctx.db, draftId);
  if (draft.version !== asked.version)
    return endClipRun({ ctx, input: { ...run, failure: 'changed' } });
  try {
    const { clips, weak } = await makeClips(ctx.db, draft, {
      ...{ storage: storage(), pipeline },
      onClip: async (_, total) => {
        if (!(await countClip({ ctx, input: { ...run, total } }))) throw new LostClaim();
      },
    });
    await endClipRun({ ctx, input: { ...run, problems: weak, clips: toTakenClips(clips) } });
  } catch (error) {
    if (error instanceof LostClaim) return;
    if (!(error instanceof StorageError)) throw error;
    log.error({ error }, 'A clip cannot be stored.');
    await endClipRun({ ctx, input: { ...run, failure: 'storage' } });
  }
}
