import 'server-only';
import { deliverMailJob } from './deliver-mail';
import { expireOrdersJob, redeliverCallbacksJob } from './payment-jobs';
import type { Job } from './worker';

/** Everything that the server does by itself. */
export const JOBS: readonly Job[] = [deliverMailJob, redeliverCallbacksJob, expireOrdersJob];
