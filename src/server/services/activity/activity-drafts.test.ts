import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ActivityContent,
  addActivitySchema,
  changeActivitySchema,
} from '~/schemas/operator-activity';
import type { Database } from '~/server/db';
import { createTestClock, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner } from '~prisma/factories/learner';
import { getToday } from '../console/get-today';
import { listTagVersions } from '../stale-tag/mark-stale';
import { toContent } from './activity-content';
import { addActivity } from './add-activity';
import { cancelActivity } from './cancel-activity';
import { cancelRegistration } from './cancel-registration';
import { changeActivity } from './change-activity';
import { discardActivity } from './discard-activity';
import { getEditedActivity, listOperatorActivities, previewActivity } from './operator-activities';
import { publishActivity } from './publish-activity';
import { getActivity, listActivities, listSeatCounts } from './queries';
import { register } from './register';

let db: Database;
let editor: TestContext;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  editor = await as('EDITOR');
});

const as = async (role: 'USER' | 'OWNER' | 'EDITOR' | 'SUPPORT' | 'ACCOUNTS') =>
  userContext(db, await createLearner(db, { role }), {
    clock,
    passwordConfirmedAt: clock.now(),
  });

/** The input of a new activity, with texts of the factory's. */
async function newInput(english = 'Tea at noon') {
  const model = await createActivity(db);
  await db.activity.delete({ where: { id: model.id } });
  const content = { ...toContent(model), title: { zh: '午茶', en: english } };
  return addActivitySchema.parse({ id: randomUUID(), content });
}
const add = async (english?: string) =>
  addActivity({ ctx: editor, input: await newInput(english) });
async function change(slug: string, changed: Partial<ActivityContent>) {
  const { revision, content } = await getEditedActivity({ ctx: editor, input: { slug } });
  const input = { slug, revision, content: { ...content, ...changed } };
  return changeActivity({ ctx: editor, input: changeActivitySchema.parse(input) });
}
const publish = (slug: string, revision = 0, ctx = editor) =>
  publishActivity({ ctx, input: { slug, revision } });
const discard = (slug: string, revision = 0, ctx = editor) =>
  discardActivity({ ctx, input: { slug, revision } });
const kinds = async () =>
  (await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));

describe('A new activity', () => {
  it('A new activity is a draft that no learner sees, finds by its address, or registers for', async () => {
    const { slug } = await add();
    expect(slug).toBe('tea-at-noon');
    const ctx = await as('USER');
    expect(await listActivities({ ctx })).toEqual([]);
    expect(await listSeatCounts({ ctx })).toEqual([]);
    for (const call of [getActivity, register, cancelRegistration])
      await expect(call({ ctx, input: { slug } })).rejects.toMatchObject({
        code: 'ACTIVITY_NOT_FOUND',
      });
    expect((await listTagVersions(db)).has('activities')).toBe(false);
    expect(await listOperatorActivities({ ctx: editor })).toMatchObject([{ slug, draft: true }]);
    const preview = await previewActivity({ ctx: editor, input: { slug } });
    expect(preview).toMatchObject({ slug, title: { zh: '午茶' }, drawing: 'table' });
    expect(await kinds()).toEqual(['activity.add']);
  });

  it('The same form sent twice at once is one draft, and another one of the same title has another address', async () => {
    const input = await newInput();
    const twice = await Promise.all([1, 2].map(() => addActivity({ ctx: editor, input })));
    expect(twice).toMatchObject([{ slug: 'tea-at-noon' }, { slug: 'tea-at-noon' }]);
    expect(await add()).toMatchObject({ slug: 'tea-at-noon-2' });
    // The address of the console's own form stays unused.
    expect(await add('New')).toMatchObject({ slug: 'new-event' });
    expect(await db.operatorAct.count()).toBe(3);
  });

  it('A published draft is public at once, and can be registered for', async () => {
    const { slug } = await add();
    await publish(slug);
    const ctx = await as('USER');
    expect(await listActivities({ ctx })).toMatchObject([{ slug }]);
    expect(await register({ ctx, input: { slug } })).toMatchObject({ status: 'CONFIRMED' });
    expect((await listTagVersions(db)).has('activities')).toBe(true);
    expect(await kinds()).toEqual(['activity.add', 'activity.publish']);
  });

  it('Today lists drafts for who may publish them, and no longer when they are public', async () => {
    const { slug } = await add();
    const waiting = async (ctx: TestContext) => (await getToday({ ctx })).waiting;
    expect(await waiting(editor)).toMatchObject([
      { kind: 'activityDraft', count: 1, items: [{ label: slug, title: { en: 'Tea at noon' } }] },
    ]);
    expect(await waiting(await as('SUPPORT'))).toEqual([]);
    await publish(slug);
    expect(await waiting(editor)).toEqual([]);
  });
});

describe('A draft of an activity', () => {
  it('One of two operators who publish at once succeeds, and the other gets an error', async () => {
    const { slug } = await add();
    const other = await as('OWNER');
    const results = await Promise.allSettled([publish(slug), publish(slug, 0, other)]);
    expect(codesOf(results)).toEqual(['ACTIVITY_PUBLISHED']);
    expect(await kinds()).toEqual(['activity.add', 'activity.publish']);
  });

  it('A draft that was changed since it was read is neither published nor deleted', async () => {
    const { slug } = await add();
    expect(await change(slug, { seats: 9 })).toMatchObject({ mails: 0 });
    for (const act of [publish, discard])
      await expect(act(slug)).rejects.toMatchObject({ code: 'ACTIVITY_CHANGED' });
    await publish(slug, 1);
  });

  it('A publication and a deletion at once leave one of the two', async () => {
    const { slug } = await add();
    const results = await Promise.allSettled([publish(slug), discard(slug)]);
    const [code] = codesOf(results);
    const isPublished = results[0].status === 'fulfilled';
    expect(code).toBe(isPublished ? 'ACTIVITY_PUBLISHED' : 'ACTIVITY_NOT_FOUND');
    expect(await db.activity.count()).toBe(isPublished ? 1 : 0);
  });

  it('A draft whose time is over is changed first, then published', async () => {
    const { slug } = await add();
    clock.set('2026-12-25T04:00:00Z');
    await expect(publish(slug)).rejects.toMatchObject({ code: 'ACTIVITY_TIME_PAST' });
    const startsAt = new Date('2027-01-08T04:00:00Z');
    await change(slug, { startsAt, endsAt: new Date('2027-01-08T06:00:00Z') });
    await publish(slug, 1);
  });

  it('A draft is deleted and not cancelled, and what was published is not deleted', async () => {
    const { slug } = await add();
    const reason = { zh: '颱風', en: 'typhoon' };
    await expect(cancelActivity({ ctx: editor, input: { slug, reason } })).rejects.toMatchObject({
      code: 'ACTIVITY_NOT_PUBLISHED',
    });
    await discard(slug);
    expect(await db.activity.count()).toBe(0);
    expect(await kinds()).toEqual(['activity.add', 'activity.discard']);
    const { slug: live } = await createActivity(db);
    await expect(discard(live)).rejects.toMatchObject({ code: 'ACTIVITY_PUBLISHED' });
  });

  it('Support, accounts, learners and visitors add, publish and delete nothing', async () => {
    const { slug } = await add();
    const input = await newInput();
    const others = [await as('SUPPORT'), await as('ACCOUNTS'), await as('USER')];
    for (const ctx of [...others, visitorContext(db, { clock })]) {
      const code = ctx.actor.kind === 'visitor' ? 'LOGIN_USER_REQUIRED' : 'FORBIDDEN';
      for (const call of [
        () => addActivity({ ctx, input }),
        () => publish(slug, 0, ctx as TestContext),
        () => discard(slug, 0, ctx as TestContext),
      ])
        await expect(call()).rejects.toMatchObject({ code });
    }
    expect(await kinds()).toEqual(['activity.add']);
  });

  it('A draft without a text, or without an id of its form, is refused', async () => {
    const { id, content } = await newInput();
    const parse = (input: object) => addActivitySchema.safeParse(input).success;
    expect(parse({ id, content })).toBe(true);
    expect(parse({ id: '1', content })).toBe(false);
    expect(parse({ id, content: { ...content, title: { zh: '茶', en: ' ' } } })).toBe(false);
  });
});
