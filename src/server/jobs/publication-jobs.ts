import 'server-only';
import { publishPlanned } from '~/server/services/news/publish-planned';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Publishes the drafts whose hour has come. */
export const publishPlannedJob: Job = {
  name: 'publish planned units',
  intervalMs: 10_000,
  run: () => publishPlanned({ ctx: jobContext() }),
};
