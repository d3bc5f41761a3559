import 'server-only';
import { promoteWaitingList } from '~/server/services/activity/promote-waiting-list';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Promotes the waiting list to seats that became free without a cancellation. */
export const promoteWaitingListJob: Job = {
  name: 'promote waiting list',
  intervalMs: 60_000,
  run: () => promoteWaitingList({ ctx: jobContext() }),
};
