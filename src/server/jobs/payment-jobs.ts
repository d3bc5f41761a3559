import 'server-only';
import { env } from '~/env';
import { database } from '~/server/db';
import { redeliver } from '~/server/gateways/payment/sandbox/deliver';
import { expireOrders } from '~/server/services/order/expire-orders';
import { systemContext } from '~/server/system-context';
import type { Job } from './worker';

/** The sandbox bank repeats what the shop did not hear. */
export const redeliverCallbacksJob: Job = {
  name: 'redeliver sandbox callbacks',
  everyMs: 5_000,
  run: () => redeliver(database(), env().SANDBOX_BANK_SECRET, new Date()),
};

/** Ends orders that nobody paid within a day. */
export const expireOrdersJob: Job = {
  name: 'expire orders',
  everyMs: 60_000,
  run: () => expireOrders(systemContext()),
};
