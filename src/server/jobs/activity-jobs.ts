import 'server-only';
import { giveFreeSeats } from '~/server/services/activity/give-free-seats';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Seats that became free without a cancellation go to the waiting list. */
export const giveFreeSeatsJob: Job = {
  name: 'give free seats',
  everyMs: 60_000,
  run: () => giveFreeSeats({ ctx: jobContext() }),
};
