import 'server-only';
import { refreshFigures } from '~/server/services/numbers/refresh-figures';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Counts the operators' numbers. */
export const refreshFiguresJob: Job = {
  name: 'count figures',
  intervalMs: 5 * 60_000,
  // On the embedded database a count keeps requests waiting, and the first ones come right after a start.
  firstRunAfterMs: 30_000,
  run: () => refreshFigures({ ctx: jobContext() }),
};
