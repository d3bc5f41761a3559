import { statusAt } from '~/domain/order';
import type { EventSource } from './source';
import { latest } from './source';

const WITH_NUMBER = { order: { select: { number: true } } } as const;

/** A person's purchases, gifts in both directions, and refunds. */
export const PURCHASE_EVENTS = {
  order: async (asked) => {
    const { ctx, person } = asked;
    const rows = await ctx.db.order.findMany(latest(asked, 'createdAt', { userId: person.id }));
    return rows.map((order) => {
      const { id, createdAt: at, number, total } = order;
      return { kind: 'order', id, at, number, status: statusAt(order, ctx.now()), total };
    });
  },
  refund: async (asked) => {
    const rows = await asked.ctx.db.refundRequest.findMany({
      ...latest(asked, 'requestedAt', { order: { userId: asked.person.id } }),
      include: WITH_NUMBER,
    });
    return rows.map(({ id, requestedAt: at, status, amount, order: { number } }) => ({
      kind: 'refund',
      id,
      at,
      number,
      status,
      amount,
    }));
  },
  // A gift has no time of its own before it is sent or claimed; until then the order's event represents it.
  gift: async (asked) => {
    const { id: userId } = asked.person;
    const { gift } = asked.ctx.db;
    const [given, claimed] = await Promise.all([
      gift.findMany({
        ...latest(asked, 'sentAt', { order: { userId }, sentAt: { not: null } }),
        include: WITH_NUMBER,
      }),
      gift.findMany({
        ...latest(asked, 'claimedAt', { claimedById: userId, claimedAt: { not: null } }),
        include: WITH_NUMBER,
      }),
    ]);
    const toEvent = (isGiver: boolean, id: string, at: Date | null, number: string) =>
      at ? [{ kind: 'gift' as const, id, at, isGiver, number }] : [];
    return [
      ...given.flatMap(({ id, sentAt, order }) => toEvent(true, id, sentAt, order.number)),
      ...claimed.flatMap(({ id, claimedAt, order }) => toEvent(false, id, claimedAt, order.number)),
    ];
  },
  coupon: async (asked) => {
    const rows = await asked.ctx.db.couponUse.findMany({
      ...latest(asked, 'usedAt', { userId: asked.person.id }),
      include: { ...WITH_NUMBER, coupon: { select: { code: true } } },
    });
    return rows.map(({ id, usedAt: at, releasedAt, coupon: { code }, order: { number } }) => ({
      kind: 'coupon',
      id,
      at,
      code,
      number,
      isReleased: releasedAt !== null,
    }));
  },
} satisfies Record<string, EventSource>;
