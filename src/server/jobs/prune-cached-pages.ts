import 'server-only';
import { pruneCachedPages } from '~/server/services/stale-tag/prune-cached-pages';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Keeps the shared page cache within its bounds. */
export const pruneCachedPagesJob: Job = {
  name: 'prune cached pages',
  intervalMs: 60_000,
  run: () => pruneCachedPages({ ctx: jobContext(), input: {} }),
};
