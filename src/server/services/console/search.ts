import { normaliseCode } from '~/lib/normalise-code';
import type { SearchInput, SearchResult } from '~/schemas/console';
import type { ServiceContext, Verb } from '~/server/context';
import { isPermitted, requirePermission } from '../operator/permissions';

/** Maximum number of hits of each kind. */
const MAX_HITS = 10;

type Hit = SearchResult['hits'][number];

/** Finds people by e-mail and name, orders by their number, their invoice's number and a card's last four
 *  digits, coupons by their code: what the operator's role may see of them.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function search({ ctx, input: { q } }: Verb<SearchInput>): Promise<SearchResult> {
  requirePermission({ ctx, input: 'today.read' });
  const found = await Promise.all([
    isPermitted({ ctx, input: 'order.read' }) ? findOrders(ctx, q) : [],
    isPermitted({ ctx, input: 'coupon.read' }) ? findCoupons(ctx, q) : [],
    isPermitted({ ctx, input: 'person.read' }) ? findPeople(ctx, q) : [],
  ]);
  return {
    hits: found.flatMap((hits) => hits.slice(0, MAX_HITS)),
    hasMore: found.some((hits) => hits.length > MAX_HITS),
  };
}

async function findOrders({ db }: ServiceContext, q: string): Promise<Hit[]> {
  const text = q.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '');
  const isLastFour = /^\d{4}$/.test(text);
  const orders = await db.order.findMany({
    where: {
      OR: [
        { number: text },
        { invoice: { number: text.replaceAll('-', '') } },
        ...(isLastFour ? [{ payments: { some: { cardLast4: text } } }] : []),
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { user: { select: { name: true } }, invoice: { select: { number: true } } },
    take: MAX_HITS + 1,
  });
  return orders.map(({ number, user, invoice }) => ({
    kind: 'order',
    key: number,
    title: number,
    detail: [user.name, invoice?.number].filter(Boolean).join(' · '),
  }));
}

async function findCoupons({ db }: ServiceContext, q: string): Promise<Hit[]> {
  const code = normaliseCode(q);
  const coupons = code ? await db.coupon.findMany({ where: { code }, take: 1 }) : [];
  return coupons.map((coupon) => ({
    kind: 'coupon',
    key: coupon.code,
    title: coupon.code,
    detail: coupon.note,
  }));
}

async function findPeople({ db }: ServiceContext, q: string): Promise<Hit[]> {
  const text = q.normalize('NFKC').replaceAll(/[\\%_]/g, '\\$&');
  const people = await db.user.findMany({
    where: {
      anonymisedAt: null,
      OR: [
        { email: { contains: text.toLowerCase() } },
        { name: { contains: text, mode: 'insensitive' } },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_HITS + 1,
  });
  return people.map(({ id, name, email }) => ({
    kind: 'person',
    key: id,
    title: name || email,
    detail: email,
  }));
}
