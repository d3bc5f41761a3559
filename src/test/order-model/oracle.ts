import { addDays, addMonthsTaipei } from '~/domain/calendar';

export interface ModelPlan {
  id: string;
  price: number;
  months: number;
  bonusDays: number;
}

export interface ModelRefund {
  amount: number;
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  ofOrder: boolean;
}

export interface ModelPayment {
  reference: string;
  paymentStatus: 'STARTED' | 'DECLINED' | 'CAPTURED' | 'ABANDONED';
  gatewayStatus: 'OPEN' | 'DECLINED' | 'CAPTURED' | 'CANCELLED';
  /** Refunded amount in the bank's records. */
  refundedAtGateway: number;
  refunds: ModelRefund[];
  /** Whether the shop still polls the bank. */
  isPolled: boolean;
}

export interface ModelOrder {
  id: string;
  lines: { plan: ModelPlan; qty: number }[];
  total: number;
  status: 'PENDING' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'PARTLY_REFUNDED' | 'REFUNDED';
  expiresAt: number;
  paidAt: number | null;
  /** Time at which its member time ended early. */
  endedAt: number | null;
  request: { state: 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'; amount: number } | null;
  payments: ModelPayment[];
}

/** Model of one buyer's orders, as simple as possible: without transactions, events and ids. */
export class Oracle {
  orders: ModelOrder[] = [];
  cart = new Map<ModelPlan, number>();
  receipts = 0;
  refundEmails = 0;
  /** Number of discrepancies reported to operators. */
  discrepancies = 0;

  /** The shop is notified of the capture of `payment`, by webhook or poll. */
  capture(order: ModelOrder, payment: ModelPayment, at: number): void {
    if (payment.paymentStatus === 'CAPTURED') return;
    payment.paymentStatus = 'CAPTURED';
    payment.isPolled = false;
    if (!['PENDING', 'CANCELLED', 'EXPIRED'].includes(order.status)) {
      payment.refunds.push({ amount: order.total, state: 'PENDING', ofOrder: false });
      this.discrepancies += 1;
      return;
    }
    order.status = 'PAID';
    order.paidAt = at;
    this.receipts += 1;
    for (const { plan, qty } of order.lines) {
      const left = (this.cart.get(plan) ?? 0) - qty;
      if (left > 0) this.cart.set(plan, left);
      else this.cart.delete(plan);
    }
  }

  /** The shop gets the current status of a payment at the bank. */
  observe(order: ModelOrder, payment: ModelPayment, at: number): void {
    if (payment.gatewayStatus === 'CAPTURED') this.capture(order, payment, at);
    if (payment.paymentStatus !== 'STARTED' && payment.paymentStatus !== 'DECLINED') return;
    if (payment.gatewayStatus === 'DECLINED') payment.paymentStatus = 'DECLINED';
    if (payment.gatewayStatus === 'CANCELLED') {
      payment.paymentStatus = 'ABANDONED';
      payment.isPolled = false;
    }
  }

  /** Closes the order unpaid, unless the bank has captured a payment. */
  close(order: ModelOrder, status: 'CANCELLED' | 'EXPIRED', at: number): void {
    for (const payment of listOpenPayments(order)) {
      if (payment.gatewayStatus !== 'CAPTURED') payment.gatewayStatus = 'CANCELLED';
      this.observe(order, payment, at);
    }
    if (order.status === 'PENDING') order.status = status;
  }

  /** The shop polls the bank. */
  poll(order: ModelOrder, payment: ModelPayment, at: number): void {
    if (!payment.isPolled) return;
    this.observe(order, payment, at);
    if (payment.gatewayStatus === 'OPEN' || payment.gatewayStatus === 'DECLINED') {
      if (order.expiresAt + 86_400_000 > at) return;
      if (payment.paymentStatus !== 'CAPTURED') payment.paymentStatus = 'ABANDONED';
      payment.isPolled = false;
      return;
    }
    if (payment.paymentStatus === 'CAPTURED') {
      if (payment.refunds.some(({ state }) => state === 'PENDING')) return;
      const unknown = payment.refundedAtGateway - sumRefunds(payment.refunds, 'SUCCEEDED');
      if (unknown > 0) {
        const ofOrder = payment.refunds.every((refund) => refund.ofOrder);
        payment.refunds.push({ amount: unknown, state: 'SUCCEEDED', ofOrder });
        this.discrepancies += 1;
        this.recordRefund(order, ofOrder);
      }
    }
    payment.isPolled = false;
  }

  /** Executes all pending refunds at the bank. */
  executeRefunds(): void {
    for (const order of this.orders)
      for (const payment of order.payments)
        for (const refund of payment.refunds) {
          if (refund.state !== 'PENDING') continue;
          if (payment.refundedAtGateway + refund.amount > order.total) {
            refund.state = 'FAILED';
            payment.isPolled = true;
            this.discrepancies += 1;
            continue;
          }
          payment.refundedAtGateway += refund.amount;
          refund.state = 'SUCCEEDED';
          this.recordRefund(order, refund.ofOrder);
        }
  }

  private recordRefund(order: ModelOrder, ofOrder: boolean): void {
    this.refundEmails += 1;
    if (!ofOrder) return;
    const back = order.payments.flatMap(({ refunds }) => refunds.filter((one) => one.ofOrder));
    order.status = sumRefunds(back, 'SUCCEEDED') >= order.total ? 'REFUNDED' : 'PARTLY_REFUNDED';
  }

  /** End of the member time of all paid orders, added up in the order of payment. */
  memberUntil(): number | null {
    let end: number | null = null;
    const paid = this.orders.filter(({ paidAt }) => paidAt !== null);
    for (const { lines, paidAt, endedAt } of paid.sort((a, b) => a.paidAt! - b.paidAt!)) {
      const extend = (add: (from: Date) => Date) => {
        const from = Math.max(paidAt!, end ?? 0);
        const whole = add(new Date(from)).getTime();
        end = endedAt === null ? whole : Math.max(from, Math.min(whole, endedAt));
      };
      const total = (unit: 'months' | 'bonusDays') =>
        lines.reduce((sum, { plan, qty }) => sum + plan[unit] * qty, 0);
      extend((from) => addMonthsTaipei(from, total('months')));
      extend((from) => addDays(from, total('bonusDays')));
    }
    return end;
  }
}

export function listOpenPayments({ payments }: ModelOrder): ModelPayment[] {
  return payments.filter(
    ({ paymentStatus }) => paymentStatus === 'STARTED' || paymentStatus === 'DECLINED',
  );
}

export function sumRefunds(refunds: readonly ModelRefund[], state: ModelRefund['state']): number {
  return refunds.reduce((all, refund) => all + (refund.state === state ? refund.amount : 0), 0);
}
