import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActivityContent, changeActivitySchema } from '~/schemas/operator-activity';
import type { Database } from '~/server/db';
import { createTestClock, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { listTagVersions } from '../stale-tag/mark-stale';
import { cancelActivity } from './cancel-activity';
import { changeActivity } from './change-activity';
import { getEditedActivity } from './operator-activities';
import { getActivity } from './queries';
import { register } from './register';

let db: Database;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
});

const as = (learner: Learner) => userContext(db, learner, { clock });
const operator = async (role: 'OWNER' | 'EDITOR' | 'SUPPORT' = 'EDITOR') =>
  userContext(db, await createLearner(db, { role }), {
    clock,
    passwordConfirmedAt: clock.now(),
  });
type Operator = Awaited<ReturnType<typeof operator>>;
async function change(ctx: Operator, slug: string, changed: Partial<ActivityContent>) {
  const { revision, content } = await getEditedActivity({ ctx, input: { slug } });
  const input = changeActivitySchema.parse({
    slug,
    revision,
    content: { ...content, ...changed },
  });
  return changeActivity({ ctx, input });
}
const readSeats = async (slug: string) =>
  (await db.activity.findUniqueOrThrow({ where: { slug } })).seats;
const listMails = () => db.outboxMessage.findMany({ where: { template: 'activity-changed' } });
const later = (at: Date) => new Date(at.getTime() + 3_600_000);

describe('A change of an activity', () => {
  it('Another time is mailed to everybody in their language, with the previous time, and the place only to those with a seat', async () => {
    const { slug, startsAt, endsAt } = await createActivity(db, { seats: 1 });
    const ann = await createLearner(db, { language: 'en' });
    const ben = await createLearner(db);
    for (const one of [ann, ben]) await register({ ctx: as(one), input: { slug } });
    const ctx = await operator();
    const moved = { startsAt: later(startsAt), endsAt: later(endsAt) };
    expect(await change(ctx, slug, moved)).toEqual({ mails: 2, promoted: 0, first: true });
    const mails = await listMails();
    const [toAnn, toBen] = [ann, ben].map(({ email }) =>
      mails.find(({ recipient }) => recipient === email),
    );
    const was = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    expect(toAnn).toMatchObject({
      language: 'en',
      payload: {
        startsAt: moved.startsAt.toISOString(),
        was,
        place: 'The long table, Taipei',
        joining: 'Upstairs at the end of the lane',
      },
    });
    expect(toBen?.payload).toMatchObject({ place: '窗邊長桌，台北', was });
    expect(toBen?.payload).not.toHaveProperty('joining');
    expect((await listTagVersions(db)).has('activities')).toBe(true);
    expect(await db.operatorAct.findMany()).toMatchObject([
      { kind: 'activity.edit', subject: slug, after: { mails: 2, place: false } },
    ]);
  });

  it('Changed joining details are mailed to people with a seat, and changed texts are not mailed', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben] = await Promise.all([createLearner(db), createLearner(db)]);
    for (const one of [ann, ben]) await register({ ctx: as(one), input: { slug } });
    const ctx = await operator();
    const title = { zh: '新的題目', en: 'Another title' };
    expect(await change(ctx, slug, { title })).toMatchObject({ mails: 0 });
    expect(await getActivity({ ctx, input: { slug } })).toMatchObject({ title });
    const joining = { zh: '改到三樓', en: 'Now on the third floor' };
    expect(await change(ctx, slug, { joining })).toMatchObject({ mails: 1 });
    expect(await listMails()).toMatchObject([
      { recipient: ann.email, payload: { joining: joining.zh, was: { joining: true } } },
    ]);
  });

  it('More seats go to the waiting list at once, and there are never fewer than are taken', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    for (const one of await Promise.all([createLearner(db), createLearner(db)]))
      await register({ ctx: as(one), input: { slug } });
    const ctx = await operator();
    expect(await change(ctx, slug, { seats: 3 })).toMatchObject({ promoted: 1, mails: 0 });
    expect(await db.outboxMessage.count({ where: { template: 'activity-moved-up' } })).toBe(1);
    await expect(change(ctx, slug, { seats: 1 })).rejects.toMatchObject({ code: 'SEATS_TAKEN' });
    await change(ctx, slug, { seats: 2 });
    expect(await readSeats(slug)).toBe(2);
  });

  it('A registration concurrent with a reduction of the seats never exceeds the seats', async () => {
    const { slug } = await createActivity(db, { seats: 2 });
    const [ctx, ann, ben] = await Promise.all([operator(), createLearner(db), createLearner(db)]);
    await register({ ctx: as(ann), input: { slug } });
    const [registered, changed] = await Promise.allSettled([
      register({ ctx: as(ben), input: { slug } }),
      change(ctx, slug, { seats: 1 }),
    ]);
    const taken = await db.activityRegistration.count({ where: { status: 'CONFIRMED' } });
    expect(registered.status).toBe('fulfilled');
    expect(taken).toBe(changed.status === 'fulfilled' ? 1 : 2);
    expect(await readSeats(slug)).toBe(taken);
  });

  it('The second of two concurrent changes is rejected, and nothing is lost or mixed', async () => {
    const { slug } = await createActivity(db);
    const [one, two] = await Promise.all([operator(), operator('OWNER')]);
    const read = await getEditedActivity({ ctx: one, input: { slug } });
    const input = (seats: number) => ({ slug, ...read, content: { ...read.content, seats } });
    const results = await Promise.allSettled([
      changeActivity({ ctx: one, input: changeActivitySchema.parse(input(5)) }),
      changeActivity({ ctx: two, input: changeActivitySchema.parse(input(6)) }),
    ]);
    const [failed] = results.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { code: 'ACTIVITY_CHANGED' } });
    expect(await readSeats(slug)).toBe(results[0].status === 'fulfilled' ? 5 : 6);
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('An event that is cancelled, has begun, or would begin in the past is not changed', async () => {
    const { slug, startsAt } = await createActivity(db);
    const ctx = await operator();
    const past = { startsAt: new Date('2026-11-20T04:00:00Z') };
    await expect(
      change(ctx, slug, { ...past, endsAt: later(past.startsAt) }),
    ).rejects.toMatchObject({ code: 'ACTIVITY_TIME_PAST' });
    clock.set(startsAt);
    await expect(change(ctx, slug, { seats: 9 })).rejects.toMatchObject({
      code: 'ACTIVITY_STARTED',
    });
    clock.set('2026-11-21T04:00:00Z');
    await cancelActivity({ ctx, input: { slug, reason: { zh: '颱風', en: 'typhoon' } } });
    await expect(change(ctx, slug, { seats: 9 })).rejects.toMatchObject({
      code: 'ACTIVITY_CANCELLED',
    });
  });

  it('Support and learners change nothing', async () => {
    const { slug } = await createActivity(db);
    const read = await getEditedActivity({ ctx: await operator(), input: { slug } });
    const input = changeActivitySchema.parse({ slug, ...read });
    for (const ctx of [await operator('SUPPORT'), as(await createLearner(db))]) {
      await expect(changeActivity({ ctx, input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(getEditedActivity({ ctx, input: { slug } })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });

  it('A change with a blank text, no seat, an end before its start or on another day is refused', async () => {
    const { slug, startsAt } = await createActivity(db);
    const read = await getEditedActivity({ ctx: await operator(), input: { slug } });
    const parse = (changed: object) =>
      changeActivitySchema.safeParse({ slug, ...read, content: { ...read.content, ...changed } });
    expect(parse({}).success).toBe(true);
    for (const wrong of [
      { title: { zh: ' ', en: 'Title' } },
      { seats: 0 },
      { endsAt: startsAt },
      { endsAt: new Date(startsAt.getTime() + 86_400_000) },
      { city: null },
      { body: [] },
    ])
      expect(parse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});
