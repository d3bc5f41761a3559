import { beforeEach, describe, expect, it } from 'vitest';
import { dayToDate } from '~/domain/day';
import { nextStepSchema } from '~/schemas/next-step';
import type { ServiceContext } from '~/server/context';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildEndedScenes } from '~/test/ended-scenes';
import { listStatements } from '~/test/list-statements';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';
import { saveAttempts } from '../lesson/save-attempts';
import { saveProgress } from '../lesson/save-progress';
import { startRenderings } from '../review/start-renderings';
import { editSettings } from '../spaced-repetition/edit-settings';
import { getNextSteps } from './get-next-steps';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

/** The device's scenes, of which none may come again: extras have tests of their own. */
const scenes = buildEndedScenes('2026-11-19');

/** The plan without its new sentences from Chinese and its round of listening, which have tests of their own. */
async function plan(ctx: ServiceContext) {
  const { steps, tomorrow, ...rest } = await getNextSteps({ ctx, input: { scenes } });
  const isSpoken = ({ kind }: { kind: string }) => kind !== 'LISTEN' && kind !== 'RENDER';
  return { ...rest, steps: steps.filter(isSpoken), tomorrow: tomorrow.filter(isSpoken) };
}

/** Steps in words: `REVIEW 4`, `UNIT tea 20`. */
const steps = async (ctx: ServiceContext) =>
  (await plan(ctx)).steps.map((step) =>
    'slug' in step
      ? `${step.kind} ${step.slug} ${step.items}`
      : step.kind === 'REVIEW'
        ? `REVIEW ${step.cards}`
        : step.kind,
  );

const newLearner = async () => userContext(db, await createLearner(db));

/** Practises this number of items of a unit now; all pass unless `passed` is false. */
async function practise(ctx: TestContext, unit: UnitWithItems, count: number, passed = true) {
  const attempts = unit.items
    .slice(0, count)
    .map((item) =>
      buildAttempt(item, { madeAt: ctx.now(), ...(!passed && { passed, score: 20 }) }),
    );
  await saveAttempts({ ctx, input: { attempts } });
  const finished = count === unit.items.length;
  const currentIndex = finished ? 20 : count;
  await saveProgress({ ctx, input: { slug: unit.slug, currentIndex, finished, agoMs: 0 } });
}

describe('The next steps of a learner', () => {
  it('The next step of a new learner is the newest free unit of the level nearest to A2', async () => {
    await createUnit(db, { slug: 'old', publishedOn: new Date('2026-11-01') });
    await createUnit(db, { slug: 'new', publishedOn: new Date('2026-11-18') });
    await createUnit(db, { slug: 'hard', level: 'B2', publishedOn: new Date('2026-11-19') });
    await createUnit(db, { slug: 'members', access: 'VIP', publishedOn: new Date('2026-11-20') });
    await createUnit(db, { slug: 'tomorrow', publishedOn: new Date('2026-11-22') });
    const ctx = await newLearner();
    expect(await steps(ctx)).toEqual(['UNIT new 20']);
    expect(await plan(ctx)).toMatchObject({
      today: '2026-11-21',
      isDone: false,
      isComeback: false,
      minutes: 10,
      steps: [{ why: { key: 'toStart' }, headline: { zh: '茶和雨傘', en: 'Tea and umbrellas' } }],
      tomorrow: [{ kind: 'UNIT', slug: 'new' }],
    });
  });

  it('A day on which a finished unit was practised again is done', async () => {
    const unit = await createUnit(db);
    const ctx = await newLearner();
    await practise(ctx, unit, 20);
    ctx.clock.advance({ days: 2 });
    expect((await steps(ctx))[0]).toBe(`REPEAT ${unit.slug} 20`);
    const attempts = unit.items.map((item) => buildAttempt(item, { madeAt: ctx.now() }));
    await saveAttempts({ ctx, input: { attempts } });
    expect(await plan(ctx)).toMatchObject({ isDone: true });
  });

  it('A finished unit makes the day done, and the day after offers another one for a reason that is true', async () => {
    const first = await createUnit(db, { slug: 'first', publishedOn: new Date('2026-11-20') });
    await createUnit(db, { slug: 'second', publishedOn: new Date('2026-11-10') });
    await createUnit(db, { slug: 'harder', level: 'B2', publishedOn: new Date('2026-11-01') });
    const ctx = await newLearner();
    await practise(ctx, first, 20);
    const done = await plan(ctx);
    expect(done).toMatchObject({ isDone: true, steps: [{ slug: 'second' }] });
    expect(done.tomorrow).toMatchObject([{ kind: 'UNIT', slug: 'second' }]);
    ctx.clock.advance({ days: 1 });
    expect(await plan(ctx)).toMatchObject({
      isDone: false,
      steps: [{ slug: 'second', why: { key: 'allPassed', count: 20 } }],
    });
  });

  it('Due cards come first, then the begun unit; after a break three cards and half a unit', async () => {
    const unit = await createUnit(db, { slug: 'begun' });
    const ctx = await newLearner();
    await practise(ctx, unit, 6, false);
    ctx.clock.advance({ days: 1 });
    expect(await steps(ctx)).toEqual(['REVIEW 6', 'CONTINUE begun 14']);
    ctx.clock.advance({ days: 9 });
    expect(await steps(ctx)).toEqual(['REVIEW 3', 'CONTINUE begun 10']);
    expect(await plan(ctx)).toMatchObject({ isComeback: true });
  });

  it('The review of a plan has no more cards than are left of the day’s share', async () => {
    const unit = await createUnit(db, { slug: 'begun' });
    const ctx = await newLearner();
    const userId = ctx.actor.kind === 'user' ? ctx.actor.id : '';
    await practise(ctx, unit, 19, false);
    ctx.clock.advance({ days: 1 });
    await db.learnerSettings.create({ data: { userId, dailyReviews: 12 } });
    expect((await steps(ctx))[0]).toBe('REVIEW 12');
    const day = dayToDate('2026-11-22');
    await db.practiceDay.create({ data: { userId, day, reviews: 7 } });
    expect((await steps(ctx))[0]).toBe('REVIEW 5');
  });

  it('A stated level goes before the results, and the day is as long as the learner wants', async () => {
    await createUnit(db, { slug: 'right', level: 'B1', publishedOn: new Date('2026-11-20') });
    await createUnit(db, { slug: 'easy', level: 'A2', publishedOn: new Date('2026-11-01') });
    const ctx = await newLearner();
    await editSettings({ ctx, input: { level: 'B1', minutes: 5 } });
    expect(await plan(ctx)).toMatchObject({
      minutes: 5,
      steps: [{ slug: 'right', items: 10, why: { key: 'levelFits', level: 'B1' } }],
    });
    await editSettings({ ctx, input: { level: null, minutes: null } });
    expect(await steps(ctx)).toEqual(['UNIT easy 20']);
  });

  it('Members’ units are offered while the membership lasts', async () => {
    await createUnit(db, { slug: 'free', publishedOn: new Date('2026-11-01') });
    await createUnit(db, { slug: 'members', access: 'VIP' });
    const ctx = userContext(db, await createMember(db, { days: 2 }));
    expect(await steps(ctx)).toEqual(['UNIT members 20']);
    ctx.clock.advance({ days: 3 });
    expect(await steps(ctx)).toEqual(['UNIT free 20']);
  });

  it('A unit that was removed from My Learning is not offered, nor one that was withdrawn before it was begun', async () => {
    const removed = await createUnit(db, { slug: 'removed' });
    await createUnit(db, { slug: 'withdrawn', withdrawnAt: new Date() });
    const ctx = await newLearner();
    const userId = ctx.actor.kind === 'user' ? ctx.actor.id : '';
    await practise(ctx, removed, 2);
    await db.enrolment.updateMany({ where: { userId }, data: { removedAt: ctx.now() } });
    expect(await steps(ctx)).toEqual(['BROWSE']);
  });

  it('Another learner’s practice changes nothing', async () => {
    const unit = await createUnit(db, { slug: 'shared' });
    const [one, other] = [await newLearner(), await newLearner()];
    await practise(other, unit, 20, false);
    for (const ctx of [one, other]) ctx.clock.advance({ days: 1 });
    expect(await steps(one)).toEqual(['UNIT shared 20']);
    expect((await steps(other))[0]).toBe('REVIEW 20');
  });

  it('The last unit of the catalogue is offered again when it is long ago, and never on the next day', async () => {
    const unit = await createUnit(db, { slug: 'only' });
    const ctx = await newLearner();
    await practise(ctx, unit, 20);
    ctx.clock.advance({ days: 1 });
    expect(await steps(ctx)).not.toContain('REPEAT only 20');
    ctx.clock.advance({ days: 2 });
    expect((await steps(ctx)).at(-1)).toMatch(/^REPEAT only/);
  });

  it('From the day after a unit on, five of its sentences are asked by their Chinese, once a day', async () => {
    const unit = await createUnit(db, { slug: 'first' });
    await createUnit(db, { slug: 'second', publishedOn: new Date('2026-11-01') });
    const ctx = await newLearner();
    const renderings = async () =>
      (await getNextSteps({ ctx, input: { scenes } })).steps.filter(
        ({ kind }) => kind === 'RENDER',
      );
    await practise(ctx, unit, 20);
    expect(await renderings()).toEqual([]);
    expect((await getNextSteps({ ctx, input: { scenes } })).tomorrow).toMatchObject([
      { kind: 'RENDER', sentences: 5 },
      { kind: 'UNIT', slug: 'second' },
      { kind: 'LISTEN' },
    ]);
    ctx.clock.advance({ days: 1 });
    expect(await renderings()).toMatchObject([
      { sentences: 5, minutes: 3, why: { key: 'fromChinese' } },
    ]);
    const { cards } = await startRenderings({ ctx, input: { ofDay: 5 } });
    expect(await renderings()).toEqual([]);
    expect(await steps(ctx)).toEqual(['REVIEW 5', 'UNIT second 20']);
    const attempts = unit.items
      .filter(({ id }) => cards.some(({ item }) => item.id === id))
      .map((item) => buildAttempt(item, { fromChinese: true, madeAt: ctx.now() }));
    await saveAttempts({ ctx, input: { attempts } });
    expect(await steps(ctx)).toEqual(['UNIT second 20']);
    ctx.clock.advance({ days: 1 });
    expect(await renderings()).toMatchObject([{ sentences: 5 }]);
  });

  it('The next steps while attempts are saved are those before or after them', async () => {
    const unit = await createUnit(db, { slug: 'begun' });
    const ctx = await newLearner();
    const [, ...plans] = await Promise.all([practise(ctx, unit, 20), plan(ctx), plan(ctx)]);
    for (const { steps } of plans) expect(steps.length).toBeGreaterThan(0);
    expect(await plan(ctx)).toMatchObject({ isDone: true });
  });

  it('The next steps of a learner are two statements', async () => {
    const ctx = await newLearner();
    expect(await listStatements(() => plan(ctx))).toHaveLength(2);
  });
});

describe('The next steps of a visitor', () => {
  const visit = (visitor: NonNullable<Parameters<typeof getNextSteps>[0]['input']['visitor']>) =>
    getNextSteps({ ctx: visitorContext(db), input: { visitor } });

  it('A visitor is offered free units by the stated level, in one statement', async () => {
    await createUnit(db, { slug: 'b1', publishedOn: new Date('2026-11-20') });
    await createUnit(db, { slug: 'a2', level: 'A2', publishedOn: new Date('2026-11-01') });
    await createUnit(db, { slug: 'members', level: 'A2', access: 'VIP' });
    const ctx = visitorContext(db);
    expect(await steps(ctx)).toEqual(['UNIT a2 20']);
    expect(await visit({ level: 'B1', units: [] })).toMatchObject({
      steps: [{ slug: 'b1', why: { key: 'levelFits', level: 'B1' } }],
    });
    expect(await listStatements(() => plan(ctx))).toHaveLength(1);
  });

  it('A visitor continues what the device has begun, and is not offered what was finished on it', async () => {
    await createUnit(db, { slug: 'one' });
    await createUnit(db, { slug: 'two' });
    const practisedOn = '2026-11-20';
    const begun = { slug: 'two', tried: 12, finished: false, practisedOn };
    const done = { slug: 'one', tried: 20, finished: true, practisedOn };
    expect(await visit({ level: null, units: [begun, done] })).toMatchObject({
      steps: [{ kind: 'CONTINUE', slug: 'two', items: 8 }],
    });
    expect(await visit({ level: null, units: [done] })).toMatchObject({
      steps: [{ kind: 'UNIT', slug: 'two' }],
    });
  });

  it('A user’s account is not mixed with what a device tells', async () => {
    await createUnit(db, { slug: 'one' });
    const ctx = await newLearner();
    const units = [{ slug: 'one', tried: 5, finished: false, practisedOn: '2026-11-20' }];
    const next = await getNextSteps({ ctx, input: { visitor: { level: 'A2', units } } });
    expect(next.steps).toMatchObject([{ kind: 'UNIT', slug: 'one', why: { key: 'toStart' } }]);
  });

  it.each([
    { level: 'C1', units: [] },
    { level: null, units: [{ slug: 'a', tried: 21, finished: false, practisedOn: '2026-11-20' }] },
    { level: null, units: [{ slug: 'a', tried: 1, finished: false, practisedOn: 'yesterday' }] },
    {
      level: null,
      units: [{ slug: '../x', tried: 1, finished: false, practisedOn: '2026-11-20' }],
    },
  ])('Input that a device cannot know is rejected: %j', (visitor) => {
    expect(nextStepSchema.safeParse({ visitor }).success).toBe(false);
  });
});
