import 'server-only';
import { anonymiseDueAccounts } from '~/server/services/account/anonymise-due-accounts';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Anonymises accounts whose requested deletion is due. */
export const anonymiseAccountsJob: Job = {
  name: 'anonymise accounts',
  intervalMs: 60_000,
  goesOnAfter: 25,
  run: () => anonymiseDueAccounts({ ctx: jobContext() }),
};
