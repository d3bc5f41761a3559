import { randomUUID } from 'node:crypto';
import { secretToken, tokenHash } from '~/lib/secret-token';
import { antiForgeryToken, TOKEN_MINUTES } from '~/server/auth/anti-forgery';
import { browserCookie, visitorCookie } from '~/server/auth/cookies';
import type { Database } from '~/server/db';
import type {
  Activity,
  MediaLesson,
  NewsHonor,
  Session,
  User,
} from '~/server/prisma-client/client';
import { frontClient } from '~/test/front-client';
import { openBrowser, type TestBrowser } from '~/test/next-headers';
import { createActivity } from '~prisma/factories/activity';
import { createCoupon } from '~prisma/factories/coupon';
import { createLearner, createMember, type Learner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder } from '~prisma/factories/order';
import { createPlan, type PlanForSale } from '~prisma/factories/plan';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';

export const ACTORS = ['visitor', 'user', 'expired', 'vip', 'admin'] as const;
export type ActorName = (typeof ACTORS)[number];

export const TOKENS = ['none', 'foreign', 'from before', 'too old', 'garbage', 'good'] as const;
export type TokenKind = (typeof TOKENS)[number];

/** Somebody at a browser of their own, logged in by a real login (the visitor was, and logged out). */
export interface Player {
  name: ActorName;
  /** Whom a visitor would log in as. */
  learner: Learner;
  cookies: ReadonlyMap<string, string>;
  tokens: Record<TokenKind, string | null>;
  session: Session | null;
  cart: { id: string; rowId: string; owner: { userId: string } | { visitorHash: string } };
  /** Orders that wait to be paid; a visitor has none, its learner does. */
  orderId: string;
  /** A card of the review, of the free unit's first item. */
  cardId: string;
  /** Hashes of the rows that `restore` looks after, as it left them. */
  seen?: { user: string; sessions: string; carts: string };
  /** What nobody else may ever read. */
  secrets: string[];
}

export interface World {
  db: Database;
  plan: PlanForSale;
  freeUnit: UnitWithItems;
  vipUnit: UnitWithItems;
  activity: Activity;
  newsHonor: NewsHonor;
  freeFilm: MediaLesson;
  vipFilm: MediaLesson;
  players: Record<ActorName, Player>;
}

const DAY_MS = 86_400_000;

/** A shop with one plan, two units, two films, and one of each kind of caller. */
export async function openWorld(db: Database): Promise<World> {
  const plan = await createPlan(db);
  const publishedOn = new Date(Date.now() - DAY_MS);
  const freeUnit = await createUnit(db, { publishedOn });
  const vipUnit = await createUnit(db, { publishedOn, access: 'VIP' });
  const activity = await createActivity(db, {
    startsAt: new Date(Date.now() + 9 * DAY_MS),
    seats: 999,
  });
  const newsHonor = await publishSomething(db);
  await createCoupon(db, { code: 'HELLO300' });
  const freeFilm = await createMediaLesson(db, { publishedOn });
  const vipFilm = await createMediaLesson(db, { publishedOn, access: 'VIP' });
  const past = new Date(Date.now() - 60 * DAY_MS);
  const accounts: Record<ActorName, () => Promise<Learner>> = {
    visitor: () => createLearner(db, marked(1)),
    user: () => createLearner(db, marked(2)),
    expired: () => createMember(db, { ...marked(3), days: 30, from: past }),
    vip: () => createMember(db, { ...marked(4), days: 365, from: past }),
    admin: () => createLearner(db, { ...marked(5), role: 'ADMIN' }),
  };
  const players = {} as World['players'];
  const world = { db, plan, freeUnit, vipUnit, activity, newsHonor, freeFilm, vipFilm, players };
  for (const name of ACTORS) {
    const player = await enter(world, name, await accounts[name]());
    players[name] = player;
    // Once to write it as it always will be, and once to know it again.
    player.seen = { user: '', sessions: '', carts: '' };
    await restore(world, player);
    player.seen = undefined;
    await restore(world, player);
  }
  return world;
}

/** News and a legal text; the matrix asks for both. */
async function publishSomething(db: Database): Promise<NewsHonor> {
  const words = { titleZh: '消息', titleEn: 'News' };
  await db.legalText.create({
    data: {
      ...words,
      slug: 'refund',
      version: TEST_NOON,
      statusZh: '草案',
      statusEn: 'Draft',
      introZh: '一句話',
      introEn: 'In a sentence',
      sections: [
        { id: 'one', heading: { zh: '一', en: 'One' }, paragraphs: [{ zh: '一', en: 'One' }] },
      ],
    },
  });
  return db.newsHonor.create({
    data: {
      ...words,
      slug: 'some-news',
      kind: 'NEWS',
      publishedOn: new Date(Date.now() - DAY_MS),
      summaryZh: '摘要',
      summaryEn: 'Summary',
      body: [{ zh: '內文', en: 'Text' }],
    },
  });
}

const marked = (n: number) => ({ name: `林第${n}號`, phone: `091234567${n}` });

async function enter(
  { db, plan, freeUnit }: World,
  name: ActorName,
  learner: Learner,
): Promise<Player> {
  const client = frontClient();
  const { email, password } = learner;
  const before = await client.token();
  await client.post('auth/login', { email, password, _token: before });
  const during = await client.token();
  if (name === 'visitor') await client.get('auth/logout');
  const good = await client.token();
  const added = await client.post('cart/add', { id: plan.id });
  const session = await loggedInSession(db, learner);
  const cookies = new Map(client.browser.cookies);
  const owner = session
    ? { userId: learner.id }
    : { visitorHash: tokenHash(cookies.get(visitorCookie().name) ?? '') };
  const { id } = await db.cart.findUniqueOrThrow({ where: owner });
  const { rowId } = added.body.cart.items[0];
  const order = await createOrder(db, learner, { plan, at: new Date() });
  const card = await db.card.create({
    data: { userId: learner.id, itemId: freeUnit.items[0]!.id, dueOn: TEST_NOON },
  });
  return {
    name,
    learner,
    cardId: card.id,
    cookies,
    session,
    tokens: {
      none: null,
      foreign: await frontClient().token(),
      'from before': name === 'visitor' ? during : before,
      'too old': oldToken(cookies, session),
      garbage: '林.%00.\u{1f511}',
      good,
    },
    cart: { id, rowId, owner },
    orderId: order.id,
    secrets: [
      email,
      learner.name,
      learner.phone ?? learner.name,
      rowId,
      order.id,
      order.number,
      order.checkoutKey,
      ...(session ? [session.id, session.sessionToken] : []),
    ],
  };
}

/** Seen just now for a long time to come: a slow machine's matrix must not note it in between. */
async function loggedInSession(db: Database, { id }: Learner): Promise<Session | null> {
  const lastSeenAt = new Date(Date.now() + DAY_MS);
  const rows = await db.session.updateManyAndReturn({
    where: { userId: id },
    data: { lastSeenAt },
  });
  return rows[0] ?? null;
}

function oldToken(cookies: ReadonlyMap<string, string>, session: Session | null): string {
  const browser = cookies.get(browserCookie().name) ?? '';
  const then = new Date(Date.now() - TOKEN_MINUTES * 60_000 - 1000);
  return antiForgeryToken({ browser, sessionId: session?.id ?? null }, then);
}

/** The player's browser as it was after the login; every request gets a fresh copy. */
export function browserOf(player: Player): TestBrowser {
  const browser = openBrowser();
  for (const [name, value] of player.cookies) browser.cookies.set(name, value);
  return browser;
}

/** Puts the account, its session and its cart back to where they were after the login. */
export async function restore({ db, plan }: World, player: Player): Promise<void> {
  const { learner, session, cart } = player;
  const { password: _, ...row }: User & { password: string } = learner;
  const [found] = await db.$queryRaw<{ user: string; sessions: string; carts: string }[]>`
    SELECT (SELECT md5(u::text) FROM "User" u WHERE id = ${row.id}::uuid) AS user,
      (SELECT md5(string_agg(s::text, ',')) FROM "Session" s WHERE "userId" = ${row.id}::uuid) AS sessions,
      (SELECT md5(string_agg(c.id || r::text, ',')) FROM "Cart" c LEFT JOIN "CartRow" r ON r."cartId" = c.id
        WHERE c."userId" = ${row.id}::uuid OR c.id = ${cart.id}::uuid) AS carts`;
  const { seen } = player;
  if (found?.user !== seen?.user) await db.user.update({ where: { id: row.id }, data: row });
  if (found?.sessions !== seen?.sessions) {
    await db.session.deleteMany({ where: { userId: row.id, id: { not: session?.id } } });
    if (session)
      await db.session.upsert({ where: { id: session.id }, create: session, update: session });
  }
  if (found?.carts !== seen?.carts) {
    await db.cart.deleteMany({ where: { OR: [cart.owner, { id: cart.id }] } });
    const rows = { create: { rowId: cart.rowId, productId: plan.id, qty: 1, addedAt: TEST_NOON } };
    await db.cart.create({
      data: { id: cart.id, ...cart.owner, createdAt: TEST_NOON, updatedAt: TEST_NOON, rows },
    });
  }
  player.seen ??= found;
}

/** A working link of an account, as the mail would bring it. @returns its token */
export async function mailedLink(
  db: Database,
  user: { id: string; email: string },
  purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD',
): Promise<string> {
  const token = secretToken();
  await db.oneTimeLink.create({
    data: {
      userId: user.id,
      email: user.email,
      purpose,
      tokenHash: tokenHash(token),
      expiresAt: new Date(Date.now() + 1_800_000),
    },
  });
  return token;
}

/** An address that nobody has. */
export const newAddress = () => `new-${randomUUID()}@shuoyi.example`;
