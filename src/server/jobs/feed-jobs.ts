import 'server-only';
import { claimReading, endReading, releaseReading } from '~/server/services/feed/claim-reading';
import { jobContext } from '~/server/system-context';
import { type ProgramLimits, runProgram } from './run-program';

/** Limits for a feed of 5 MB and a thousand articles; each reading first loads the English parser and its
 *  dictionary. */
const LIMITS: ProgramLimits = { milliseconds: 15 * 60_000, memory: 1024 };

/** Reads one due feed: on an editor's request, or once a day.
 *  @returns the number of feeds: 0 or 1 */
export async function readFeeds(): Promise<number> {
  const ctx = jobContext();
  const reading = await claimReading({ ctx });
  if (!reading) return 0;
  const giveBack = () => releaseReading({ ctx, input: reading });
  if (!(await runProgram('read-feed.ts', [reading.id, reading.claim], giveBack, LIMITS)))
    await endReading({ ctx, input: { ...reading, failure: 'process', detail: '' } });
  return 1;
}
