import 'server-only';
import { env } from '~/env';
import { jobDatabase } from '~/server/db';
import { redeliver } from '~/server/gateways/payment/sandbox/deliver';
import { executeRefunds } from '~/server/services/payment/execute-refunds';
import { expireOrders } from '~/server/services/payment/expire-orders';
import { POLL_BATCH, reconcilePayments } from '~/server/services/payment/reconcile';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Sends the sandbox bank's undelivered webhooks again. */
export const redeliverWebhooksJob: Job = {
  name: 'redeliver sandbox webhooks',
  intervalMs: 5_000,
  goesOnAfter: 10,
  run: () => redeliver(jobDatabase(), env().SANDBOX_BANK_SECRET, new Date()),
};

/** Expires orders that were not paid within a day. */
export const expireOrdersJob: Job = {
  name: 'expire orders',
  intervalMs: 60_000,
  run: () => expireOrders({ ctx: jobContext() }),
};

/** Queries gateways about payments without a final status. */
export const reconcilePaymentsJob: Job = {
  name: 'reconcile payments',
  intervalMs: 15_000,
  goesOnAfter: POLL_BATCH / 2,
  run: () => reconcilePayments({ ctx: jobContext() }),
};

/** Executes the committed refunds. */
export const executeRefundsJob: Job = {
  name: 'execute refunds',
  intervalMs: 5_000,
  goesOnAfter: 10,
  run: () => executeRefunds({ ctx: jobContext() }),
};
