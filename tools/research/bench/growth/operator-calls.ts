import { listInvoicesSchema } from '~/schemas/operator-invoice';
import { listMailsSchema } from '~/schemas/operator-mail';
import { listOperatorOrdersSchema } from '~/schemas/operator-order';
import { listRefundsSchema } from '~/schemas/operator-refund';
import { listTimelineSchema } from '~/schemas/person-timeline';
import { getPerson } from '~/server/services/console/get-person';
import { getToday } from '~/server/services/console/get-today';
import { search } from '~/server/services/console/search';
import { listInvoicePage } from '~/server/services/invoice/list-invoice-page';
import { getNumbers } from '~/server/services/numbers/get-numbers';
import { listOperatorOrders } from '~/server/services/order/list-operator-orders';
import { getTimeline } from '~/server/services/person-timeline/get-timeline';
import { listRefunds } from '~/server/services/refund/list-refunds';
import { listMails } from '~/server/services/sent-mail/list-mails';
import type { Call } from './learner-calls';

/** Somebody whom operators look for. */
export interface KnownBuyer {
  id: string;
  email: string;
  /** One of the buyer's orders. */
  order: string;
}

/** The calls of an operator's pages: about all accounts, and about one buyer. */
export function operatorCalls({ id, email, order }: KnownBuyer): Record<string, Call> {
  const orders = (filters: object): Call => {
    const input = listOperatorOrdersSchema.parse(filters);
    return ({ ctx }) => listOperatorOrders({ ctx, input });
  };
  const find =
    (q: string): Call =>
    ({ ctx }) =>
      search({ ctx, input: { q } });
  return {
    'console.today': getToday,
    'console.search, an e-mail': find(email),
    'console.search, a part of it': find(email.slice(0, 12)),
    'console.search, an order': find(order),
    'console.search, four digits': find('9901'),
    'console.person': ({ ctx }) => getPerson({ ctx, input: { id } }),
    'people.timeline': ({ ctx }) => getTimeline({ ctx, input: listTimelineSchema.parse({ id }) }),
    'money.orders': orders({}),
    'money.orders, paid': orders({ status: 'PAID' }),
    'money.orders, dearest first': orders({ sort: 'total' }),
    'money.orders, a day': orders({ from: '2026-11-20', to: '2026-11-20' }),
    'money.orders, a name': orders({ q: email }),
    'money.invoices': ({ ctx }) => listInvoicePage({ ctx, input: listInvoicesSchema.parse({}) }),
    'money.refunds': ({ ctx }) => listRefunds({ ctx, input: listRefundsSchema.parse({}) }),
    'mails.list': ({ ctx }) => listMails({ ctx, input: listMailsSchema.parse({}) }),
    'numbers.get, 28 days': ({ ctx }) => getNumbers({ ctx, input: { days: 28 } }),
    'numbers.get, 91 days': ({ ctx }) => getNumbers({ ctx, input: { days: 91 } }),
  };
}
