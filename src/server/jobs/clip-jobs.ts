import 'server-only';
import { claimClipRun, endClipRun, releaseClipRun } from '~/server/services/news/claim-clip-run';
import { jobContext } from '~/server/system-context';
import { type ProgramLimits, runProgram } from './run-program';

/** Limits for the clips of a long voice lesson in every voice, with their models. */
const LIMITS: ProgramLimits = { milliseconds: 60 * 60_000, memory: 2048 };

/** Makes the clips of one requested run.
 *  @returns the number of runs: 0 or 1 */
export async function makeClips(): Promise<number> {
  const ctx = jobContext();
  const run = await claimClipRun({ ctx });
  if (!run) return 0;
  const giveBack = () => releaseClipRun({ ctx, input: run });
  if (!(await runProgram('make-clips.ts', [run.draftId, run.claim], giveBack, LIMITS)))
    await endClipRun({ ctx, input: { ...run, failure: 'process' } });
  return 1;
}
