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
  createMediaLesson(db, { slug: 'film', access: 'VIP', publishedOn, ...over });

async function buy(): Promise<string> {
  const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan: world.plan });
  await payWithCard(db, redirectUrl);
  // The capture and what follows it are not one moment.
  world.clock.advance({ minutes: 1 });
  return orderId;
}

/** By which rule the order would be refunded now. */
async function rule(id: string) {
  const { quote } = await getRefundOverview({ ctx, input: { id } });
  return quote?.lines[0]?.rule;
}

const grant = (id: string) =>
  grantDays({
    ctx: world.system,
    input: { id, grantKey: randomUUID(), days: 2, reason: 'a trial' },
  });

/** Some days of another membership, which are over when this returns. */
async function earlierMembership(meanwhile: () => Promise<unknown>) {
  const now = world.clock.now();
  world.clock.set(new Date(now.getTime() - 3 * 86_400_000));
  await grant(world.learner.id);
  await meanwhile();
  world.clock.set(now);
}

describe('a membership is used', () => {
  it.each(['VIDEO', 'VOICE'] as const)(
    'by opening a members’ %s lesson, though nothing of it is heard or saved',
    async (kind) => {
      await video({ kind });
      const id = await buy();
      expect(await rule(id)).toBe('SEVEN_DAYS');
      await getMediaPage({ ctx, input: { slug: 'film' } });
      expect(await rule(id)).toBe('SEVEN_DAYS');
      await openMediaLesson({ ctx, input: { slug: 'film' } });
      expect(await rule(id)).toBe('BY_DAY');
      expect(await db.mediaProgress.count()).toBe(0);
    },
  );

  it('by opening again what an earlier membership had opened', async () => {
    await unit();
    await video();
    const open = async () => {
      await openLesson({ ctx, input: { slug: 'closed' } });
      await openMediaLesson({ ctx, input: { slug: 'film' } });
    };
    await earlierMembership(open);
    const id = await buy();
    expect(await rule(id)).toBe('SEVEN_DAYS');
    await openLesson({ ctx, input: { slug: 'closed' } });
    expect(await rule(id)).toBe('BY_DAY');
    await db.membersOpening.updateMany({
      where: { content: 'unit:closed' },
      data: { openedAt: new Date(0) },
    });
    expect(await rule(id)).toBe('SEVEN_DAYS');
    await openMediaLesson({ ctx, input: { slug: 'film' } });
    expect(await rule(id)).toBe('BY_DAY');
  });

  it('whatever time the client tells of what it saves', async () => {
    await unit();
    await video();
    const id = await buy();
    await openLesson({ ctx, input: { slug: 'closed' } });
    await openMediaLesson({ ctx, input: { slug: 'film' } });
    const opened = await db.membersOpening.findMany();
    const lessonPosition = { slug: 'closed', currentIndex: 3, finished: false, agoMs: AGES_MS };
    await saveProgress({ ctx, input: lessonPosition });
    const heard = { slug: 'film', positionMs: 5000, heard: [[0, 5000]] as [number, number][] };
    await saveMediaProgress({ ctx, input: { ...heard, agoMs: AGES_MS } });
    expect(await db.membersOpening.findMany()).toEqual(opened);
    expect(await rule(id)).toBe('BY_DAY');
  });

  it.each([
    ['a place in a unit', () => saveProgress({ ctx, input: lessonPosition() })],
    ['a place in a film', () => saveMediaProgress({ ctx, input: getPlayed('film') })],
    ['an attempt', async () => saveAttempts({ ctx, input: { attempts: [await attempt()] } })],
    ['a card', async () => deferSpeaking({ ctx, input: { itemId: (await attempt()).itemId } })],
  ])('by %s of what was never opened: it came from elsewhere', async (_, save) => {
    await unit();
    await video();
    const id = await buy();
    await save();
    expect(await rule(id)).toBe('BY_DAY');
  });

  it('once, by the latest of many openings at once', async () => {
    await video();
    const id = await buy();
    const input = { slug: 'film' };
    const early = { ...ctx, now: () => new Date(ctx.now().getTime() - 30_000) };
    await Promise.all(
      [ctx, early, ctx, early, ctx].map((as) => openMediaLesson({ ctx: as, input })),
    );
    expect(await db.membersOpening.findMany()).toMatchObject([{ openedAt: ctx.now() }]);
    expect(await rule(id)).toBe('BY_DAY');
  });
});

describe('a membership is not used', () => {
  it('by putting something into My Learning and leaving it closed', async () => {
    await unit();
    await video();
    const id = await buy();
    await addEnrolment({ ctx, input: { slug: 'closed' } });
    await addMediaLesson({ ctx, input: { slug: 'film' } });
    expect(await rule(id)).toBe('SEVEN_DAYS');
  });

  it('by what is free, nor by what was free when it was opened', async () => {
    await createUnit(db, { slug: 'open', access: 'FREE' });
    await video({ access: 'FREE' });
    const id = await buy();
    await openLesson({ ctx, input: { slug: 'open' } });
    await openMediaLesson({ ctx, input: { slug: 'film' } });
    await saveMediaProgress({ ctx, input: getPlayed('film') });
    await saveAttempts({ ctx, input: { attempts: [await attempt()] } });
    await db.unit.updateMany({ data: { access: 'VIP' } });
    await db.mediaLesson.updateMany({ data: { access: 'VIP' } });
    await saveMediaProgress({ ctx, input: getPlayed('film') });
    await saveAttempts({ ctx, input: { attempts: [await attempt()] } });
    expect(await rule(id)).toBe('SEVEN_DAYS');
  });

  it('by going over what an earlier membership had taught, nor by results of it that come late', async () => {
    const { items } = await unit();
    await earlierMembership(async () => {
      await openLesson({ ctx, input: { slug: 'closed' } });
      await saveAttempts({ ctx, input: { attempts: [await attempt()] } });
    });
    const id = await buy();
    world.clock.advance({ days: 1 });
    const { cards } = await openReview({ ctx, input: {} });
    expect(cards).toHaveLength(1);
    const late = buildAttempt(items[1]!, { madeAt: ctx.now() });
    await saveAttempts({ ctx, input: { attempts: [await attempt(), late] } });
    await saveProgress({ ctx, input: lessonPosition() });
    expect(await rule(id)).toBe('SEVEN_DAYS');
  });

  it('by what was refused, nor by somebody else’s opening', async () => {
    await video();
    const input = { slug: 'film' };
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
    const { id: theirs } = other.actor as { id: string };
    await grant(theirs);
    await openMediaLesson({ ctx: other, input });
    expect(await rule(id)).toBe('SEVEN_DAYS');
  });
});

function lessonPosition() {
  return { slug: 'closed', currentIndex: 3, finished: false, agoMs: AGES_MS };
}

function getPlayed(slug: string) {
  return { slug, positionMs: 5000, heard: [[0, 5000]] as [number, number][], agoMs: AGES_MS };
}

/** At the first item of the only unit. */
async function attempt() {
  const item = await db.unitItem.findFirstOrThrow({
    orderBy: [{ kind: 'asc' }, { position: 'asc' }],
  });
  return buildAttempt(item, { madeAt: ctx.now() });
}
