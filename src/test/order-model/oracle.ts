import { addDays, addMonthsTaipei } from '~/domain/calendar';

export interface ModelPlan {
  id: string;
  price: number;
  months: number;
  bonusDays: number;
}

export interface ModelRefund {
  amount: number;
  state: 'ASKED' | 'DONE' | 'REFUSED';
  ofOrder: boolean;
}

export interface ModelPayment {
  reference: string;
  books: 'STARTED' | 'DECLINED' | 'CAPTURED' | 'ABANDONED';
  bank: 'OPEN' | 'DECLINED' | 'CAPTURED' | 'CANCELLED';
  /** By the bank's books. */
  back: number;
  refunds: ModelRefund[];
  /** Whether the shop still asks the bank about it. */
  watched: boolean;
}

export interface ModelOrder {
  id: string;
  lines: { plan: ModelPlan; qty: number }[];
  total: number;
  status: 'PENDING' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'PARTLY_REFUNDED' | 'REFUNDED';
  expiresAt: number;
  paidAt: number | null;
  /** When its member time ended early. */
  endedAt: number | null;
  request: { state: 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'; amount: number } | null;
  payments: ModelPayment[];
}

/** What must be true of one buyer's orders, in the plainest words: no transactions, no events, no ids. */
export class Oracle {
  orders: ModelOrder[] = [];
  cart = new Map<ModelPlan, number>();
  receipts = 0;
  refundLetters = 0;
  /** What operators were told. */
  discrepancies = 0;

  /** Money of `payment` has arrived, told or learned. */
  captured(order: ModelOrder, payment: ModelPayment, at: number): void {
    if (payment.books === 'CAPTURED') return;
    payment.books = 'CAPTURED';
    payment.watched = false;
    if (!['PENDING', 'CANCELLED', 'EXPIRED'].includes(order.status)) {
      payment.refunds.push({ amount: order.total, state: 'ASKED', ofOrder: false });
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

  /** What the bank says of a payment now, heard by the shop. */
  heard(order: ModelOrder, payment: ModelPayment, at: number): void {
    if (payment.bank === 'CAPTURED') this.captured(order, payment, at);
    if (payment.books !== 'STARTED' && payment.books !== 'DECLINED') return;
    if (payment.bank === 'DECLINED') payment.books = 'DECLINED';
    if (payment.bank === 'CANCELLED') {
      payment.books = 'ABANDONED';
      payment.watched = false;
    }
  }

  /** The order is over without money, unless the bank has some. */
  end(order: ModelOrder, status: 'CANCELLED' | 'EXPIRED', at: number): void {
    for (const payment of open(order)) {
      if (payment.bank !== 'CAPTURED') payment.bank = 'CANCELLED';
      this.heard(order, payment, at);
    }
    if (order.status === 'PENDING') order.status = status;
  }

  /** The shop has looked into the bank's books. */
  asked(order: ModelOrder, payment: ModelPayment, at: number): void {
    if (!payment.watched) return;
    this.heard(order, payment, at);
    if (payment.bank === 'OPEN' || payment.bank === 'DECLINED') {
      if (order.expiresAt + 86_400_000 > at) return;
      if (payment.books !== 'CAPTURED') payment.books = 'ABANDONED';
      payment.watched = false;
      return;
    }
    if (payment.books === 'CAPTURED') {
      if (payment.refunds.some(({ state }) => state === 'ASKED')) return;
      const unknown = payment.back - sum(payment.refunds, 'DONE');
      if (unknown > 0) {
        const ofOrder = payment.refunds.every((refund) => refund.ofOrder);
        payment.refunds.push({ amount: unknown, state: 'DONE', ofOrder });
        this.discrepancies += 1;
        this.moneyWentBack(order, ofOrder);
      }
    }
    payment.watched = false;
  }

  /** The bank has been asked for every refund that waits. */
  refundsExecuted(): void {
    for (const order of this.orders)
      for (const payment of order.payments)
        for (const refund of payment.refunds) {
          if (refund.state !== 'ASKED') continue;
          if (payment.back + refund.amount > order.total) {
            refund.state = 'REFUSED';
            payment.watched = true;
            this.discrepancies += 1;
            continue;
          }
          payment.back += refund.amount;
          refund.state = 'DONE';
          this.moneyWentBack(order, refund.ofOrder);
        }
  }

  private moneyWentBack(order: ModelOrder, ofOrder: boolean): void {
    this.refundLetters += 1;
    if (!ofOrder) return;
    const back = order.payments.flatMap(({ refunds }) => refunds.filter((one) => one.ofOrder));
    order.status = sum(back, 'DONE') >= order.total ? 'REFUNDED' : 'PARTLY_REFUNDED';
  }

  /** Where the member time of everything that was paid ends: laid end to end in the order of payment. */
  memberUntil(): number | null {
    let end: number | null = null;
    const paid = this.orders.filter(({ paidAt }) => paidAt !== null);
    for (const { lines, paidAt, endedAt } of paid.sort((a, b) => a.paidAt! - b.paidAt!)) {
      const lay = (add: (from: Date) => Date) => {
        const from = Math.max(paidAt!, end ?? 0);
        const whole = add(new Date(from)).getTime();
        end = endedAt === null ? whole : Math.max(from, Math.min(whole, endedAt));
      };
      const all = (what: 'months' | 'bonusDays') =>
        lines.reduce((sum, { plan, qty }) => sum + plan[what] * qty, 0);
      lay((from) => addMonthsTaipei(from, all('months')));
      lay((from) => addDays(from, all('bonusDays')));
    }
    return end;
  }
}

export function open({ payments }: ModelOrder): ModelPayment[] {
  return payments.filter(({ books }) => books === 'STARTED' || books === 'DECLINED');
}

export function sum(refunds: readonly ModelRefund[], state: ModelRefund['state']): number {
  return refunds.reduce((all, refund) => all + (refund.state === state ? refund.amount : 0), 0);
}
