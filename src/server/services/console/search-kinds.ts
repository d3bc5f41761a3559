import type { Permission } from '~/domain/permissions';
import { normaliseCode } from '~/lib/normalise-code';
import type { HitKind } from '~/schemas/console';
import type { Database } from '~/server/db';
import { findNamedOrders } from '../order/find-named-orders';
import {
  findActivities,
  findDrafts,
  findNews,
  findQuestions,
  findUnits,
  findVideos,
  findVoiceLessons,
} from './search-content';
import { type FoundHit, HITS_PAGE, partOf } from './search-hits';

interface SearchKind {
  permission: Permission;
  /** At most one hit more than are shown, in one statement with its parts. */
  find: (db: Database, q: string, may: (permission: Permission) => boolean) => Promise<FoundHit[]>;
}

/** A kind of hit: its permission and its query. A new kind is a line here, its name in `HIT_KINDS`, and its page in the
 *  console's table of pages (src/features/console-search). */
export const SEARCH_KINDS: Record<HitKind, SearchKind> = {
  order: { permission: 'order.view', find: findOrders },
  coupon: { permission: 'coupon.read', find: findCoupons },
  person: { permission: 'person.read', find: findPeople },
  activity: { permission: 'activity.read', find: findActivities },
  draft: { permission: 'unit.read', find: findDrafts },
  unit: { permission: 'unit.read', find: findUnits },
  voice: { permission: 'voiceLesson.read', find: findVoiceLessons },
  video: { permission: 'video.read', find: findVideos },
  question: { permission: 'siteContent.read', find: findQuestions },
  news: { permission: 'siteContent.read', find: findNews },
};

/** A title that is the same in both languages. */
const same = (text: string) => ({ zh: text, en: text });

/** Orders. Operators who may see only outlines find an order by its number only, and do not see invoice
 *  numbers. */
async function findOrders(...[db, q, may]: Parameters<SearchKind['find']>): Promise<FoundHit[]> {
  const seesAll = may('order.read');
  const ids = seesAll
    ? await findNamedOrders(db, q, { buyers: false, limit: HITS_PAGE.take })
    : await findNumberedOrder(db, q);
  if (ids.length === 0) return [];
  const orders = await db.order.findMany({
    where: { id: { in: ids } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { user: { select: { name: true } }, invoice: { select: { number: true } } },
  });
  return orders.map(({ number, user, invoice }) => ({
    key: number,
    title: same(number),
    detail: [user.name, seesAll && invoice?.number].filter(Boolean).join(' · '),
  }));
}

async function findNumberedOrder(db: Database, q: string): Promise<string[]> {
  const number = q.trim().toUpperCase();
  const orders = await db.order.findMany({ where: { number }, select: { id: true }, take: 1 });
  return orders.map(({ id }) => id);
}

async function findCoupons(db: Database, q: string): Promise<FoundHit[]> {
  const code = normaliseCode(q);
  const coupons = code ? await db.coupon.findMany({ where: { code }, take: 1 }) : [];
  return coupons.map(({ code: key, note }) => ({ key, title: same(key), detail: note }));
}

async function findPeople(db: Database, q: string): Promise<FoundHit[]> {
  const text = partOf(q);
  const people = await db.user.findMany({
    where: {
      anonymisedAt: null,
      OR: [{ email: { contains: text.contains.toLowerCase() } }, { name: text }],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...HITS_PAGE,
  });
  return people.map(({ id, name, email }) => ({
    key: id,
    title: same(name || email),
    detail: email,
  }));
}
