import 'server-only';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type ClaimedRun,
  claimClipRun,
  endClipRun,
  releaseClipRun,
} from '~/server/services/news/claim-clip-run';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Makes the clips that editors have asked for. */
export const makeClipsJob: Job = {
  name: 'make clips',
  intervalMs: 3_000,
  async run() {
    const ctx = jobContext();
    const run = await claimClipRun({ ctx });
    if (!run) return;
    // Given back at the signal and not when the process has ended: this one may have ended by then.
    const outcome = await makeInProcessOfItsOwn(run, () => releaseClipRun({ ctx, input: run }));
    if (outcome === 'failed') await endClipRun({ ctx, input: { ...run, failure: 'process' } });
  },
};

/** Voices and scorer keep a processor busy for minutes, and requests may share this process. */
async function makeInProcessOfItsOwn(
  { draftId, claim }: ClaimedRun,
  onStop: () => Promise<void>,
): Promise<'ended' | 'failed'> {
  const words = ['--import', 'tsx', '--conditions=react-server', 'src/launcher/make-clips.ts'];
  // This program itself, by the name that bundlers do not know: after `execPath` they take the words for modules.
  const child = spawn(String(process.argv[0]), [...words, draftId, claim], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped = onStop();
    child.kill('SIGTERM');
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  try {
    const [code] = await once(child, 'exit');
    await stopped;
    return code === 0 || stopped ? 'ended' : 'failed';
  } catch {
    return 'failed';
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}
