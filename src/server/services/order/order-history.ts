import type { OrderEvent } from '~/schemas/operator-order';
import type { Prisma } from '~/server/db';

/** Columns for the history of an order. */
export const HISTORY_PARTS = {
  changes: true,
  refundRequests: true,
  payments: { include: { refunds: true } },
  invoice: { include: { changes: true } },
} satisfies Prisma.OrderInclude;

type OrderWithHistory = Prisma.OrderGetPayload<{ include: typeof HISTORY_PARTS }>;

interface SentMail {
  id: string;
  template: string;
  status: 'PENDING' | 'SENT' | 'FAILED';
  createdAt: Date;
  sentAt: Date | null;
}

/** Everything that happened to an order, in order of time: changes of its status, payments, refunds and the
 *  requests for them, its invoice, the mails about it. */
export function orderHistory(order: OrderWithHistory, mails: readonly SentMail[]): OrderEvent[] {
  const events: OrderEvent[] = [
    ...order.changes.map(({ id, at, to, actor, reason }) => ({
      kind: 'status' as const,
      id,
      at,
      to,
      actor,
      reason,
    })),
    ...order.payments.flatMap(toPaymentEvents),
    ...order.payments.flatMap(({ refunds }) => refunds.flatMap(toRefundEvents)),
    ...order.refundRequests.flatMap(toRequestEvents),
    ...(order.invoice?.changes ?? []).map(({ id, at, to, actor, reason }) => ({
      kind: 'invoice' as const,
      id,
      at,
      to,
      actor,
      reason,
    })),
    ...mails.map(({ id, template, status: to, createdAt, sentAt }) => ({
      kind: 'mail' as const,
      id,
      at: sentAt ?? createdAt,
      to,
      template,
    })),
  ];
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function toPaymentEvents(payment: OrderWithHistory['payments'][number]): OrderEvent[] {
  const { id, createdAt, settledAt, status, amount, gateway, declineReason: reason } = payment;
  const common = { kind: 'payment' as const, amount, gateway };
  return [
    { ...common, id: `${id}:started`, at: createdAt, to: 'STARTED', reason: null },
    ...(settledAt && status !== 'STARTED'
      ? [{ ...common, id, at: settledAt, to: status, reason }]
      : []),
  ];
}

type FoundRefund = OrderWithHistory['payments'][number]['refunds'][number];

function toRefundEvents(refund: FoundRefund): OrderEvent[] {
  const { id, createdAt, settledAt, status: to, amount, reason, failureReason } = refund;
  const common = { kind: 'refund' as const, amount };
  return [
    { ...common, id: `${id}:committed`, at: createdAt, to: 'PENDING', reason },
    ...(to === 'PENDING'
      ? []
      : [{ ...common, id, at: settledAt ?? createdAt, to, reason: failureReason ?? '' }]),
  ];
}

function toRequestEvents(request: OrderWithHistory['refundRequests'][number]): OrderEvent[] {
  const { id, requestedAt, decidedAt, decidedBy: actor, status: to, amount, note } = request;
  const common = { kind: 'request' as const, amount };
  return [
    { ...common, id: `${id}:requested`, at: requestedAt, to: 'REQUESTED', actor: null, note: null },
    ...(decidedAt ? [{ ...common, id, at: decidedAt, to, actor, note }] : []),
  ];
}
