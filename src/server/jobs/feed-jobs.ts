import 'server-only';
import { claimReading, endReading, releaseReading } from '~/server/services/feed/claim-reading';
import { jobContext } from '~/server/system-context';
import { type ProgramLimits, runProgram } from './run-program';
import type { Job } from './worker';

/** For a feed of 5 MB and a thousand articles; each reading begins with the English parser and its dictionary. */
const LIMITS: ProgramLimits = { milliseconds: 15 * 60_000, memory: 1024 };

/** Reads the feeds that are due: those that editors have asked for, and each once a day. */
export const readFeedsJob: Job = {
  name: 'read feeds',
  intervalMs: 3_000,
  async run() {
    const ctx = jobContext();
    const reading = await claimReading({ ctx });
    if (!reading) return 0;
    const giveBack = () => releaseReading({ ctx, input: reading });
    if (!(await runProgram('read-feed.ts', [reading.id, reading.claim], giveBack, LIMITS)))
      await endReading({ ctx, input: { ...reading, failure: 'process', detail: '' } });
    return 1;
  },
};
