import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import { endOfList } from '~/operate/end-of-list';
import { readInput } from '~/operate/read-input';
import { UsageError } from '~/operate/usage-error';
import { rejectRefundSchema } from '~/schemas/refund';
import type { ServiceContext } from '~/server/context';
import { findOrderByNumber } from '~/server/services/order/find-order-by-number';
import { approveRefund, rejectRefund } from '~/server/services/refund/decide-refund';
import {
  listRefundRequests,
  MAX_LISTED_REQUESTS,
} from '~/server/services/refund/list-refund-requests';

const USAGE = `npm run refund -- list
npm run refund -- approve ORDER-NUMBER
npm run refund -- reject ORDER-NUMBER REASON     (the buyer reads it)`;

/** Runs one command as the system.
 *  @param args such as `['approve', 'SY20261121-7K3QX']`
 *  @returns the lines to print
 *  @throws UsageError | ServiceError */
export async function runRefundCommand(
  ctx: ServiceContext,
  args: readonly string[],
): Promise<string[]> {
  const [command, number, ...rest] = args;
  if (command === 'list' && !number) return list(ctx);
  const note = rest.join(' ').trim();
  const valid = command === 'approve' ? note === '' : command === 'reject' && note !== '';
  if (!number || !valid) throw new UsageError(USAGE);
  const order = await findOrderByNumber({ ctx, input: { number } });
  if (command === 'approve') {
    const { request } = await approveRefund({ ctx, input: order });
    return [`${number}: ${formatCurrency(request?.amount ?? 0)} goes back to the card.`];
  }
  const input = readInput(rejectRefundSchema, { ...order, note }, USAGE);
  await rejectRefund({ ctx, input });
  return [`${number}: rejected; the buyer is told why.`];
}

async function list(ctx: ServiceContext): Promise<string[]> {
  const requests = await listRefundRequests({ ctx });
  if (requests.length === 0) return ['No refund request waits.'];
  const lines = requests.flatMap(({ number, email, amount, requestedAt, openedSince }) => [
    [formatDateTime(requestedAt, 'en'), number, formatCurrency(amount), email].join('  '),
    ...(openedSince.length > 0 ? [`  → opened since then: ${openedSince.join(', ')}`] : []),
  ]);
  return [...lines, ...endOfList(requests, MAX_LISTED_REQUESTS)];
}
