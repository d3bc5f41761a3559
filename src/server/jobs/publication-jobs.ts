import 'server-only';
import { publishPlanned } from '~/server/services/due-publication/publish-planned';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Publishes the units and voice lessons, and shows the videos, whose hour has come. */
export const publishPlannedJob: Job = {
  name: 'publish what is planned',
  intervalMs: 10_000,
  goesOnAfter: 10,
  run: () => publishPlanned({ ctx: jobContext() }),
};
