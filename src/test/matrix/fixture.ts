import { randomUUID } from 'node:crypto';
import { fromStoredRole, type Role } from '~/domain/role';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import { browserCookie, visitorCookie } from '~/server/auth/cookies';
import { CSRF_TOKEN_MINUTES, createCsrfToken } from '~/server/auth/csrf-token';
import type { Database } from '~/server/db';
import type {
  Activity,
  LinkPurpose,
  MediaLesson,
  NewsHonor,
  Session,
  User,
} from '~/server/prisma-client/client';
import { createBrowser, type TestBrowser } from '~/test/next-headers';
import { createRestClient } from '~/test/rest-client';
import { createActivity } from '~prisma/factories/activity';
import { createCoupon } from '~prisma/factories/coupon';
import { createLearner, createMember, type Learner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder } from '~prisma/factories/order';
import { createPlan, type PlanForSale } from '~prisma/factories/plan';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';

export const ACTORS = [
  'visitor',
  'user',
  'expired',
  'member',
  'operator',
  'accounts',
  'editor',
  'support',
] as const;
export type ActorName = (typeof ACTORS)[number];

export const TOKENS = ['none', 'foreign', 'from before', 'too old', 'garbage', 'good'] as const;
export type TokenKind = (typeof TOKENS)[number];

/** A caller with a browser of their own, logged in by a real login (the visitor was, and logged out). */
export interface TestUser {
  name: ActorName;
  role: Role;
  /** Account of the caller; for the visitor, the one to log in with. */
  learner: Learner;
  cookies: ReadonlyMap<string, string>;
  tokens: Record<TokenKind, string | null>;
  session: Session | null;
  cart: { id: string; rowId: string; owner: { userId: string } | { visitorHash: string } };
  /** A pending order of the account. */
  orderId: string;
  /** A card in the review, of the free unit's first item. */
  cardId: string;
  /** Hashes of the rows that `restore` restores, after its last run. */
  lastDigest?: { user: string; sessions: string; carts: string };
  /** Values that must not appear in a response to another user. */
  secrets: string[];
}

export interface Fixture {
  db: Database;
  plan: PlanForSale;
  freeUnit: UnitWithItems;
  membersUnit: UnitWithItems;
  activity: Activity;
  newsHonor: NewsHonor;
  freeVideo: MediaLesson;
  membersVideo: MediaLesson;
  users: Record<ActorName, TestUser>;
}

const DAY_MS = 86_400_000;

/** Creates a shop with one plan, two units, two videos, and one caller of each kind. */
export async function createFixture(db: Database): Promise<Fixture> {
  const plan = await createPlan(db);
  const publishedOn = new Date(Date.now() - DAY_MS);
  const freeUnit = await createUnit(db, { publishedOn });
  const membersUnit = await createUnit(db, { publishedOn, access: 'VIP' });
  const activity = await createActivity(db, {
    startsAt: new Date(Date.now() + 9 * DAY_MS),
    seats: 999,
  });
  const newsHonor = await publishSiteContent(db);
  await createCoupon(db, { code: 'HELLO300' });
  const freeVideo = await createMediaLesson(db, { publishedOn });
  const membersVideo = await createMediaLesson(db, { publishedOn, access: 'VIP' });
  const past = new Date(Date.now() - 60 * DAY_MS);
  const accounts: Record<ActorName, () => Promise<Learner>> = {
    visitor: () => createLearner(db, toProfile(1)),
    user: () => createLearner(db, toProfile(2)),
    expired: () => createMember(db, { ...toProfile(3), days: 30, from: past }),
    member: () => createMember(db, { ...toProfile(4), days: 365, from: past }),
    operator: () => createLearner(db, { ...toProfile(5), role: 'OWNER' }),
    accounts: () => createLearner(db, { ...toProfile(6), role: 'ACCOUNTS' }),
    editor: () => createLearner(db, { ...toProfile(7), role: 'EDITOR' }),
    support: () => createLearner(db, { ...toProfile(8), role: 'SUPPORT' }),
  };
  const users = {} as Fixture['users'];
  const fixture = {
    db,
    plan,
    freeUnit,
    membersUnit: membersUnit,
    activity,
    newsHonor,
    freeVideo: freeVideo,
    membersVideo: membersVideo,
    users: users,
  };
  for (const name of ACTORS) {
    const testUser = await createTestUser(fixture, name, await accounts[name]());
    users[name] = testUser;
    // The first run writes the rows, the second one records their hashes.
    testUser.lastDigest = { user: '', sessions: '', carts: '' };
    await restore(fixture, testUser);
    testUser.lastDigest = undefined;
    await restore(fixture, testUser);
  }
  return fixture;
}

/** Inserts a news entry and a legal text, which calls of the matrix read. */
async function publishSiteContent(db: Database): Promise<NewsHonor> {
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

const toProfile = (index: number) => ({ name: `林第${index}號`, phone: `091234567${index}` });

async function createTestUser(
  { db, plan, freeUnit }: Fixture,
  name: ActorName,
  learner: Learner,
): Promise<TestUser> {
  const client = createRestClient();
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
    : { visitorHash: hashToken(cookies.get(visitorCookie().name) ?? '') };
  const { id } = await db.cart.findUniqueOrThrow({ where: owner });
  const { rowId } = added.body.cart.items[0];
  const order = await createOrder(db, learner, { plan, at: new Date() });
  const card = await db.card.create({
    data: { userId: learner.id, itemId: freeUnit.items[0]!.id, dueOn: TEST_NOON },
  });
  return {
    name,
    role: name === 'visitor' ? 'USER' : fromStoredRole(learner.role),
    learner,
    cardId: card.id,
    cookies,
    session,
    tokens: {
      none: null,
      foreign: await createRestClient().token(),
      'from before': name === 'visitor' ? during : before,
      'too old': createExpiredToken(cookies, session),
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

/** Sets the times of the session to a future one: no request of a slow run updates `lastSeenAt`, and the log-in
 *  stays recent, however late in the run a call checks it. */
async function loggedInSession(db: Database, { id }: Learner): Promise<Session | null> {
  const lastSeenAt = new Date(Date.now() + DAY_MS);
  const rows = await db.session.updateManyAndReturn({
    where: { userId: id },
    // For operators the password counts as confirmed, which acts about money require.
    data: { lastSeenAt, createdAt: lastSeenAt, passwordConfirmedAt: lastSeenAt },
  });
  return rows[0] ?? null;
}

function createExpiredToken(cookies: ReadonlyMap<string, string>, session: Session | null): string {
  const browser = cookies.get(browserCookie().name) ?? '';
  const then = new Date(Date.now() - CSRF_TOKEN_MINUTES * 60_000 - 1000);
  return createCsrfToken({ browser, sessionId: session?.id ?? null }, then);
}

/** A copy of the caller's browser as it was after the login, fresh for every request. */
export function openUserBrowser(testUser: TestUser): TestBrowser {
  const browser = createBrowser();
  for (const [name, value] of testUser.cookies) browser.cookies.set(name, value);
  return browser;
}

/** Restores the account, its session and its cart to their state after the login. */
export async function restore({ db, plan }: Fixture, testUser: TestUser): Promise<void> {
  const { learner, session, cart } = testUser;
  const { password: _, ...row }: User & { password: string } = learner;
  const [found] = await db.$queryRaw<{ user: string; sessions: string; carts: string }[]>`
    SELECT (SELECT md5(u::text) FROM "User" u WHERE id = ${row.id}::uuid) AS user,
      (SELECT md5(string_agg(s::text, ',')) FROM "Session" s WHERE "userId" = ${row.id}::uuid) AS sessions,
      (SELECT md5(string_agg(c.id || r::text, ',')) FROM "Cart" c LEFT JOIN "CartRow" r ON r."cartId" = c.id
        WHERE c."userId" = ${row.id}::uuid OR c.id = ${cart.id}::uuid) AS carts`;
  const { lastDigest } = testUser;
  if (found?.user !== lastDigest?.user) await db.user.update({ where: { id: row.id }, data: row });
  if (found?.sessions !== lastDigest?.sessions) {
    await db.session.deleteMany({ where: { userId: row.id, id: { not: session?.id } } });
    if (session)
      await db.session.upsert({ where: { id: session.id }, create: session, update: session });
  }
  if (found?.carts !== lastDigest?.carts) {
    await db.cart.deleteMany({ where: { OR: [cart.owner, { id: cart.id }] } });
    const rows = { create: { rowId: cart.rowId, productId: plan.id, qty: 1, addedAt: TEST_NOON } };
    await db.cart.create({
      data: { id: cart.id, ...cart.owner, createdAt: TEST_NOON, updatedAt: TEST_NOON, rows },
    });
  }
  testUser.lastDigest ??= found;
}

/** Creates a valid one-time link of an account, as sent by mail, and ends no other. @returns its token */
export async function createMailedLink(
  db: Database,
  user: { id: string; email: string },
  purpose: LinkPurpose,
  now = new Date(),
): Promise<string> {
  const token = createSecretToken();
  const { credentialsVersion } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  await db.oneTimeLink.create({
    data: {
      userId: user.id,
      credentialsVersion,
      email: user.email,
      purpose,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + 1_800_000),
      createdAt: now,
    },
  });
  return token;
}

/** An e-mail address without an account. */
export const newAddress = () => `new-${randomUUID()}@shuoyi.example`;
