import 'server-only';
import { applyDuePrices } from '~/server/services/plan/apply-due-prices';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Takes over the prices of plans whose day has begun. */
export const applyDuePricesJob: Job = {
  name: 'apply due prices',
  intervalMs: 2_000,
  goesOnAfter: 50,
  run: () => applyDuePrices({ ctx: jobContext() }),
};
