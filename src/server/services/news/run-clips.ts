import 'server-only';
import type { Verb } from '~/server/context';
import type { ClaimedRun } from './claim-clip-run';
import { requireDraft } from './draft-rows';
import { executeClipRun, type MakeRun } from './execute-clip-run';
import { makeClips } from './make-clips';
import { toTakenClips } from './unit-clips';

/** Makes the clips of a unit's draft in a run that this worker has claimed. */
export async function runClips({ ctx, input: run }: Verb<ClaimedRun>): Promise<void> {
  const make: MakeRun = async (version, options) => {
    const draft = await requireDraft(ctx.db, run.draftId);
    if (draft.version !== version) return { failure: 'changed' };
    const { clips, weak } = await makeClips(ctx.db, draft, options);
    return { problems: weak, clips: toTakenClips(clips) };
  };
  await executeClipRun({ ctx, input: { ...run, make } });
}
