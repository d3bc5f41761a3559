import 'server-only';
import { claimClipRun, endClipRun, releaseClipRun } from '~/server/services/news/claim-clip-run';
import { jobContext } from '~/server/system-context';
import { runProgram } from './run-program';
import type { Job } from './worker';

/** Makes the clips that editors have asked for. */
export const makeClipsJob: Job = {
  name: 'make clips',
  intervalMs: 3_000,
  async run() {
    const ctx = jobContext();
    const run = await claimClipRun({ ctx });
    if (!run) return;
    const giveBack = () => releaseClipRun({ ctx, input: run });
    if (!(await runProgram('make-clips.ts', [run.draftId, run.claim], giveBack)))
      await endClipRun({ ctx, input: { ...run, failure: 'process' } });
  },
};
