import 'server-only';
import { promoteWaitingList } from '~/server/services/activity/promote-waiting-list';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Seats that became free without a cancellation go to the waiting list. */
export const promoteWaitingListJob: Job = {
  name: 'give free seats',
  intervalMs: 60_000,
  run: () => promoteWaitingList({ ctx: jobContext() }),
};
