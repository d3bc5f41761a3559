import 'server-only';
import { anonymiseDueAccounts } from '~/server/services/account/anonymise-due-accounts';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Takes the person out of accounts whose owners asked for deletion and did not change their minds. */
export const anonymiseAccountsJob: Job = {
  name: 'anonymise accounts',
  intervalMs: 60_000,
  run: () => anonymiseDueAccounts({ ctx: jobContext() }),
};
