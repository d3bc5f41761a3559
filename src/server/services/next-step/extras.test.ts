import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_DEVICE_SCENES, nextStepSchema, type SceneOnDevice } from '~/schemas/next-step';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildEndedScenes } from '~/test/ended-scenes';
import { listStatements } from '~/test/list-statements';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createSavedWord } from '~prisma/factories/saved-word';
import { createUnit } from '~prisma/factories/unit';
import { saveAttempts } from '../lesson/save-attempts';
import { removeMediaLesson } from '../media-lesson/remove-media-lesson';
import { saveMediaProgress } from '../media-lesson/save-media-progress';
import { listScenes } from '../scene/queries';
import { getNextSteps, getNextStepsOfMany } from './get-next-steps';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

/** Says a word on some days in a row, the last of them yesterday. */
async function practiseFor(ctx: TestContext, days: number) {
  const { items } = await createUnit(db, { slug: `unit-${crypto.randomUUID()}`, level: 'A2' });
  for (let day = 0; day < days; day++) {
    const attempts = [buildAttempt(items[day]!, { madeAt: ctx.now() })];
    await saveAttempts({ ctx, input: { attempts } });
    ctx.clock.advance({ days: 1 });
  }
}

async function afterDays(days: number, isMember = false): Promise<TestContext> {
  const ctx = userContext(db, await (isMember ? createMember(db) : createLearner(db)));
  await practiseFor(ctx, days);
  return ctx;
}

const play = (ctx: TestContext, slug: string, untilMs: number) =>
  saveMediaProgress({
    ctx,
    input: { slug, positionMs: untilMs, heard: [[0, untilMs]], agoMs: 0 },
  });

/** The extra of today. */
const extra = async (ctx: TestContext, scenes?: SceneOnDevice[]) =>
  (await getNextSteps({ ctx, input: { scenes } })).steps.find((step) => 'id' in step);

const ended = buildEndedScenes('2026-11-19');

describe('The extra of a learner’s day', () => {
  it('The second day has a scene with its title, and no day before or after it', async () => {
    const ctx = await afterDays(0);
    expect(await extra(ctx)).toBeUndefined();
    await practiseFor(ctx, 1);
    const step = await extra(ctx);
    const { title } = listScenes().find(({ slug }) => slug === step?.id)!;
    expect(step).toMatchObject({ kind: 'SCENE', level: 'A2', why: { key: 'scene' }, title });
    await practiseFor(ctx, 1);
    expect(await extra(ctx)).toBeUndefined();
  });

  it('A scene that the device has ended today is no step, and the next one is a recording', async () => {
    await createMediaLesson(db, { slug: 'talk', kind: 'VOICE', level: 'A2' });
    const ctx = await afterDays(1);
    const step = await extra(ctx);
    const one: SceneOnDevice[] = [{ slug: step!.id, round: 'hinted', endedOn: '2026-11-22' }];
    expect(ctx.now().toISOString()).toContain('2026-11-22');
    expect(await extra(ctx, one)).toBeUndefined();
    await practiseFor(ctx, 2);
    expect(await extra(ctx, one)).toMatchObject({
      kind: 'VOICE',
      id: 'talk',
      minutes: 3,
      title: { en: 'A tea house in the rain' },
      why: { key: 'voice' },
    });
  });

  it('A recording that was left in the middle goes on, and one that was played today is no step', async () => {
    for (const slug of ['one', 'two']) await createMediaLesson(db, { slug, level: 'A2' });
    const ctx = await afterDays(1);
    expect(await extra(ctx, ended)).toMatchObject({ kind: 'VIDEO', id: 'one' });
    await play(ctx, 'two', 20_000);
    expect(await extra(ctx, ended)).toMatchObject({ id: 'two', why: { key: 'halfPlayed' } });
    await play(ctx, 'two', 60_000);
    expect(await extra(ctx, ended)).toBeUndefined();
    await practiseFor(ctx, 2);
    expect(await extra(ctx, ended)).toMatchObject({ id: 'one', why: { key: 'video' } });
  });

  it('A recording that was added and not played is new, and one that was removed, is hidden or is not yet published is not offered', async () => {
    await createMediaLesson(db, { slug: 'gone', level: 'A2', publishedOn: new Date('2026-11-20') });
    await createMediaLesson(db, { slug: 'hidden', level: 'A2', hidden: true });
    await createMediaLesson(db, {
      slug: 'later',
      level: 'A2',
      publishedOn: new Date('2026-12-24'),
    });
    const ctx = await afterDays(1);
    expect(await extra(ctx, ended)).toMatchObject({ id: 'gone' });
    await play(ctx, 'gone', 1000);
    await removeMediaLesson({ ctx, input: { slug: 'gone' } });
    expect(await extra(ctx, ended)).toBeUndefined();
  });

  it('Members’ recordings are offered to members only', async () => {
    await createMediaLesson(db, { slug: 'members', level: 'A2', access: 'VIP' });
    expect(await extra(await afterDays(1), ended)).toBeUndefined();
    expect(await extra(await afterDays(1, true), ended)).toMatchObject({ id: 'members' });
  });

  it('Another learner’s recordings change nothing', async () => {
    await createMediaLesson(db, { slug: 'shared', level: 'A2' });
    const [one, other] = [await afterDays(1), await afterDays(1)];
    await play(other, 'shared', 60_000);
    expect(await extra(one, ended)).toMatchObject({ id: 'shared' });
    expect(await extra(other, ended)).toBeUndefined();
  });

  it('A review says how many of its cards are saved words', async () => {
    const learner = await createLearner(db);
    const ctx = userContext(db, learner);
    await createSavedWord(db, learner, { dueOn: new Date('2026-11-20') });
    const { steps } = await getNextSteps({ ctx, input: {} });
    expect(steps[0]).toMatchObject({
      kind: 'REVIEW',
      cards: 1,
      why: { key: 'dueWords', words: 1 },
    });
  });

  it('With scenes and recordings, too, the next steps of one or many learners are two statements', async () => {
    await createMediaLesson(db, { level: 'A2' });
    const ctx = await afterDays(1);
    const id = ctx.actor.kind === 'user' ? ctx.actor.id : '';
    expect(await listStatements(() => extra(ctx, ended))).toHaveLength(2);
    expect(await listStatements(() => getNextStepsOfMany({ ctx, input: [id] }))).toHaveLength(2);
    const steps = (await getNextStepsOfMany({ ctx, input: [id] })).get(id)!.steps;
    expect(steps.map(({ kind }) => kind)).toContain('SCENE');
  });

  it('A visitor’s plan has no extra', async () => {
    await createUnit(db);
    const units = [{ slug: 'x', tried: 20, finished: true, practisedOn: '2026-11-20' }];
    const input = { visitor: { level: null, units }, scenes: ended };
    const { steps } = await getNextSteps({ ctx: visitorContext(db), input });
    expect(steps.map(({ kind }) => kind)).toEqual(['UNIT']);
  });

  it.each([
    [{ slug: '../x', round: 'shown', endedOn: '2026-11-20' }],
    [{ slug: 'a', round: 'fourth', endedOn: '2026-11-20' }],
    [{ slug: 'a', round: 'shown', endedOn: 'today' }],
    Array.from({ length: MAX_DEVICE_SCENES + 1 }, (_, index) => ({
      slug: `a-${index}`,
      round: 'shown',
      endedOn: '2026-11-20',
    })),
  ])('Scenes that a device cannot know are rejected: %#', (...scenes) => {
    expect(nextStepSchema.safeParse({ scenes }).success).toBe(false);
  });
});
