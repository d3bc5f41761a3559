import 'server-only';
import { remindEnding } from '~/server/services/membership/remind-ending';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Writes to those whose membership ends in a week or in a day. */
export const remindEndingJob: Job = {
  name: 'remind of the end of a membership',
  everyMs: 15 * 60_000,
  run: () => remindEnding({ ctx: jobContext() }),
};
