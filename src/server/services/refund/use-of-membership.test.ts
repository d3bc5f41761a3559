import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestContext } from '~/test/context';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  createSecondBuyer,
  createShop,
  payWithCard,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { buildAttempt } from '~prisma/factories/attempt';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createUnit } from '~prisma/factories/unit';
import { addEnrolment } from '../lesson/add-enrolment';
import { openLesson } from '../lesson/open-lesson';
import { saveAttempts } from '../lesson/save-attempts';
import { saveProgress } from '../lesson/save-progress';
import { addMediaLesson } from '../media-lesson/add-media-lesson';
import { openMediaLesson } from '../media-lesson/open-media-lesson';
import { getMediaPage } from '../media-lesson/queries';
import { saveMediaProgress } from '../media-lesson/save-media-progress';
import { grantDays } from '../membership/grant-days';
import { deferSpeaking } from '../review/defer-speaking';
import { openReview } from '../review/open-review';
import { getRefundOverview } from './refund-overview';

const db = await testDatabase();
let world: ShopFixture;
let ctx: TestContext;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  ctx = world.ctx;
});
afterEach(() => world.shop.close());

const AGES_MS = 10 * 365 * 86_400_000;
const publishedOn = new Date('2026-01-01');
const unit = () => createUnit(db, { slug: 'closed', access: 'VIP', publishedOn });
const video = (over = {}) =>
  createMediaLesson(db, { slug: 'video', access: 'VIP', publishedOn, ...over });

async function buy(): Promise<string> {
  const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan: world.plan });
  await payWithCard(db, redirectUrl);
  // Time passes between the capture and the first use.
  world.clock.advance({ minutes: 1 });
  return orderId;
}

/** Rule by which the order would be refunded now. */
async function getRule(id: string) {
  const { quote } = await getRefundOverview({ ctx, input: { id } });
  return quote?.lines[0]?.rule;
}

const grant = (id: string) =>
  grantDays({
    ctx: world.system,
    input: { id, grantKey: randomUUID(), days: 2, reason: 'a trial' },
  });

/** Runs an action during a membership that is over when this returns. */
async function runDuringEarlierMembership(action: () => Promise<unknown>) {
  const now = world.clock.now();
  world.clock.set(new Date(now.getTime() - 3 * 86_400_000));
  await grant(world.learner.id);
  await action();
  world.clock.set(now);
}

describe('A used membership', () => {
  it.each(['VIDEO', 'VOICE'] as const)(
    'Opening a members’ %s lesson uses the membership, even if nothing of it is played or saved',
    async (kind) => {
      await video({ kind });
      const id = await buy();
      expect(await getRule(id)).toBe('SEVEN_DAYS');
      await getMediaPage({ ctx, input: { slug: 'video' } });
      expect(await getRule(id)).toBe('SEVEN_DAYS');
      await openMediaLesson({ ctx, input: { slug: 'video' } });
      expect(await getRule(id)).toBe('BY_DAY');
      expect(await db.mediaProgress.count()).toBe(0);
    },
  );

  it('Opening a lesson again that an earlier membership had opened uses the membership', async () => {
    await unit();
    await video();
    const open = async () => {
      await openLesson({ ctx, input: { slug: 'closed' } });
      await openMediaLesson({ ctx, input: { slug: 'video' } });
    };
    await runDuringEarlierMembership(open);
    const id = await buy();
    expect(await getRule(id)).toBe('SEVEN_DAYS');
    await openLesson({ ctx, input: { slug: 'closed' } });
    expect(await getRule(id)).toBe('BY_DAY');
    await db.membersOpening.updateMany({
      where: { content: 'unit:closed' },
      data: { openedAt: new Date(0) },
    });
    expect(await getRule(id)).toBe('SEVEN_DAYS');
    await openMediaLesson({ ctx, input: { slug: 'video' } });
    expect(await getRule(id)).toBe('BY_DAY');
  });

  it('A membership is used whatever time the client reports for saved progress', async () => {
    await unit();
    await video();
    const id = await buy();
    await openLesson({ ctx, input: { slug: 'closed' } });
    await openMediaLesson({ ctx, input: { slug: 'video' } });
    const opened = await db.membersOpening.findMany();
    await saveProgress({ ctx, input: lessonPosition() });
    await saveMediaProgress({ ctx, input: playedVideo() });
    expect(await db.membersOpening.findMany()).toEqual(opened);
    expect(await getRule(id)).toBe('BY_DAY');
  });

  it.each([
    ['a position in a unit', () => saveProgress({ ctx, input: lessonPosition() })],
    ['a position in a video', () => saveMediaProgress({ ctx, input: playedVideo() })],
    ['an attempt', async () => saveAttempts({ ctx, input: { attempts: [await makeAttempt()] } })],
    ['a card', async () => deferSpeaking({ ctx, input: { itemId: (await makeAttempt()).itemId } })],
  ])('Saving %s of a lesson that was never opened uses the membership', async (_, save) => {
    await unit();
    await video();
    const id = await buy();
    await save();
    expect(await getRule(id)).toBe('BY_DAY');
  });

  it('Concurrent openings of a lesson are recorded once, with the latest time', async () => {
    await video();
    const id = await buy();
    const input = { slug: 'video' };
    const early = { ...ctx, now: () => new Date(ctx.now().getTime() - 30_000) };
    await Promise.all(
      [ctx, early, ctx, early, ctx].map((caller) => openMediaLesson({ ctx: caller, input })),
    );
    expect(await db.membersOpening.findMany()).toMatchObject([{ openedAt: ctx.now() }]);
    expect(await getRule(id)).toBe('BY_DAY');
  });
});

describe('An unused membership', () => {
  it('Adding an unopened lesson to My Learning does not use the membership', async () => {
    await unit();
    await video();
    const id = await buy();
    await addEnrolment({ ctx, input: { slug: 'closed' } });
    await addMediaLesson({ ctx, input: { slug: 'video' } });
    expect(await getRule(id)).toBe('SEVEN_DAYS');
  });

  it('Opening a lesson that is free, or was free at that time, does not use the membership', async () => {
    await createUnit(db, { slug: 'open', access: 'FREE' });
    await video({ access: 'FREE' });
    const id = await buy();
    await openLesson({ ctx, input: { slug: 'open' } });
    await openMediaLesson({ ctx, input: { slug: 'video' } });
    await saveMediaProgress({ ctx, input: playedVideo() });
    await saveAttempts({ ctx, input: { attempts: [await makeAttempt()] } });
    await db.unit.updateMany({ data: { access: 'VIP' } });
    await db.mediaLesson.updateMany({ data: { access: 'VIP' } });
    await saveMediaProgress({ ctx, input: playedVideo() });
    await saveAttempts({ ctx, input: { attempts: [await makeAttempt()] } });
    expect(await getRule(id)).toBe('SEVEN_DAYS');
  });

  it('Reviewing items of an earlier membership, or saving its late results, does not use the membership', async () => {
    const { items } = await unit();
    await runDuringEarlierMembership(async () => {
      await openLesson({ ctx, input: { slug: 'closed' } });
      await saveAttempts({ ctx, input: { attempts: [await makeAttempt()] } });
    });
    const id = await buy();
    world.clock.advance({ days: 1 });
    const { cards } = await openReview({ ctx, input: {} });
    expect(cards).toHaveLength(1);
    const late = buildAttempt(items[1]!, { madeAt: ctx.now() });
    await saveAttempts({ ctx, input: { attempts: [await makeAttempt(), late] } });
    await saveProgress({ ctx, input: lessonPosition() });
    expect(await getRule(id)).toBe('SEVEN_DAYS');
  });

  it('A rejected opening, or one by another user, does not use the membership', async () => {
    await video();
    const input = { slug: 'video' };
    await expect(openMediaLesson({ ctx, input })).rejects.toMatchObject({
      code: 'MEMBERSHIP_REQUIRED',
    });
    const visitor = visitorContext(db);
    await expect(openMediaLesson({ ctx: visitor, input })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    expect(await db.membersOpening.count()).toBe(0);
    const id = await buy();
    const other = await createSecondBuyer(db, world);
    const { id: otherId } = other.actor as { id: string };
    await grant(otherId);
    await openMediaLesson({ ctx: other, input });
    expect(await getRule(id)).toBe('SEVEN_DAYS');
  });
});

function lessonPosition() {
  return { slug: 'closed', currentIndex: 3, finished: false, agoMs: AGES_MS };
}

function playedVideo() {
  return {
    slug: 'video',
    positionMs: 5000,
    heard: [[0, 5000]] as [number, number][],
    agoMs: AGES_MS,
  };
}

/** An attempt at the first item of the only unit. */
async function makeAttempt() {
  const item = await db.unitItem.findFirstOrThrow({
    orderBy: [{ kind: 'asc' }, { position: 'asc' }],
  });
  return buildAttempt(item, { madeAt: ctx.now() });
}
