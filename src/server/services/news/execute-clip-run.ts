import 'server-only';
import type { ClipRunFailure } from '~/domain/news/clip-run';
import { toStoredProblems } from '~/domain/news/field-problem';
import type { Problems } from '~/domain/news/problem';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { log } from '~/server/telemetry/log.mjs';
import { type ClaimedRun, countClip, endClipRun } from './claim-clip-run';
import type { OnClip } from './make-clips';
import type { ClipOptions } from './record-clip';
import { type SpeechPipeline, speechPipeline } from './speech-pipeline';

/** The run was taken over, or requested again, before its end. */
class LostClaim extends Error {}

/** The result of a run: faults of clips by field and the input of the publication, or the reason why it made
 *  nothing. */
type RunResult = { problems: Problems; clips: Prisma.InputJsonValue } | { failure: ClipRunFailure };

/** Makes the clips of a draft.
 *  @param version for which the run was requested; for another version it makes nothing */
export type MakeRun = (
  version: number,
  options: ClipOptions & { onClip: OnClip },
) => Promise<RunResult>;

/** Executes a run of any kind that this worker has claimed, and records its progress and its result. The reason of
 *  a failure as a whole is logged. */
export async function executeClipRun({
  ctx,
  input: { make, ...run },
}: Verb<ClaimedRun & { make: MakeRun }>): Promise<void> {
  const { draftId, claim } = run;
  const asked = await ctx.db.clipRun.findUnique({ where: { draftId, claim } });
  if (!asked) return;
  let pipeline: SpeechPipeline;
  try {
    pipeline = speechPipeline();
  } catch (error) {
    log.error({ error }, 'The voices cannot be opened; no clips are made.');
    return endClipRun({ ctx, input: { ...run, failure: 'voices' } });
  }
  try {
    const result = await make(asked.version, {
      storage: storage(),
      pipeline,
      onClip: async (_, total) => {
        if (!(await countClip({ ctx, input: { ...run, total } }))) throw new LostClaim();
      },
    });
    const ended =
      'failure' in result ? result : { ...result, problems: toStoredProblems(result.problems) };
    await endClipRun({ ctx, input: { ...run, ...ended } });
  } catch (error) {
    if (error instanceof LostClaim) return;
    if (!(error instanceof StorageError)) throw error;
    log.error({ error }, 'A clip cannot be stored.');
    await endClipRun({ ctx, input: { ...run, failure: 'storage' } });
  }
}
