import 'server-only';
import { refreshDatedContent } from '~/server/services/site-content/refresh-dated-content';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Has the pages of content made anew whose day has begun. */
export const refreshDatedContentJob: Job = {
  name: 'refresh dated content',
  intervalMs: 5_000,
  run: () => refreshDatedContent({ ctx: jobContext() }),
};
