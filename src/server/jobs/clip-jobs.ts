import 'server-only';
import { claimClipRun, endClipRun, releaseClipRun } from '~/server/services/news/claim-clip-run';
import { jobContext } from '~/server/system-context';
import { type ProgramLimits, runProgram } from './run-program';

/** For the clips of a long voice lesson in every voice, and the models that speak them. */
const LIMITS: ProgramLimits = { milliseconds: 60 * 60_000, memory: 2048 };

/** Makes the clips of one run that editors have asked for.
 *  @returns how many runs there were: 0 or 1 */
export async function makeClips(): Promise<number> {
  const ctx = jobContext();
  const run = await claimClipRun({ ctx });
  if (!run) return 0;
  const giveBack = () => releaseClipRun({ ctx, input: run });
  if (!(await runProgram('make-clips.ts', [run.draftId, run.claim], giveBack, LIMITS)))
    await endClipRun({ ctx, input: { ...run, failure: 'process' } });
  return 1;
}
