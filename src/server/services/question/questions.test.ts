import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addQuestionSchema } from '~/schemas/operator-question';
import { loadFaq } from '~/server/content/load-texts';
import {
  createTestClock,
  systemContext,
  type TestContext,
  userContext,
  visitorContext,
} from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { seedFaq } from '~prisma/seed/questions';
import { getFaq } from '../site-content/faq';
import { setHidden } from '../site-content/set-hidden';
import { listTagVersions } from '../stale-tag/mark-stale';
import { addQuestion } from './add-question';
import { editQuestion } from './edit-question';
import { editQuestionGroup } from './edit-question-group';
import { listQuestions } from './list-questions';
import { orderQuestions } from './order-questions';

const db = await testDatabase();
const clock = createTestClock();
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  await seedFaq(db, loadFaq());
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock });
});

const list = () => listQuestions({ ctx });
const firstGroup = async () => (await list())[0]!;
const first = async () => (await firstGroup()).questions[0]!;
const shown = async () => (await getFaq({ ctx: visitorContext(db) })).questions;
const acts = () => db.operatorAct.findMany({ orderBy: { id: 'asc' } });

async function newQuestion(english = 'May I bring a friend?') {
  return {
    id: randomUUID(),
    groupId: (await firstGroup()).id,
    question: { zh: '可以帶朋友嗎？', en: english },
    answer: { zh: '可以。', en: 'You may.\nTwo at most.' },
  };
}

async function change(answer: string) {
  const { id, version, question } = await first();
  const { id: groupId } = await firstGroup();
  return { id, version, groupId, question, answer: { zh: answer, en: `${answer} in English` } };
}

describe('Questions', () => {
  it('An added question is on the page below the others of its group, and the page is refreshed', async () => {
    const input = await newQuestion();
    await addQuestion({ ctx, input });
    const { questions } = await firstGroup();
    expect(questions.at(-1)).toMatchObject({ slug: 'may-i-bring-a-friend', hidden: false });
    expect((await shown()).find(({ slug }) => slug === 'may-i-bring-a-friend')).toMatchObject({
      answer: { zh: '可以。', en: 'You may.\nTwo at most.' },
    });
    expect((await listTagVersions(db)).get('faq')).toBe(clock.now().getTime());
    expect(await acts()).toMatchObject([
      { kind: 'question.add', subject: 'may-i-bring-a-friend', before: null },
    ]);
  });

  it('The same form sent twice at once adds one question, and two of the same words have two addresses', async () => {
    const input = await newQuestion();
    await Promise.all([addQuestion({ ctx, input }), addQuestion({ ctx, input })]);
    const others = [await newQuestion(), await newQuestion()];
    await Promise.all(others.map((other) => addQuestion({ ctx, input: other })));
    const slugs = (await firstGroup()).questions.map(({ slug }) => slug).slice(-3);
    expect(slugs).toEqual([
      'may-i-bring-a-friend',
      'may-i-bring-a-friend-2',
      'may-i-bring-a-friend-3',
    ]);
    expect(await db.operatorAct.count()).toBe(3);
    await addQuestion({ ctx, input: await newQuestion('？？？') });
    expect((await firstGroup()).questions.at(-1)?.slug).toBe('question');
  });

  it('An edited question is shown as it was written, as text, and the log has what changed', async () => {
    const input = await change('<b onclick="x()">十分鐘</b>');
    const before = await first();
    await editQuestion({ ctx, input });
    expect((await shown())[0]?.answer.zh).toBe('<b onclick="x()">十分鐘</b>');
    expect((await first()).version).toBe(before.version + 1);
    expect(await acts()).toMatchObject([
      {
        kind: 'question.edit',
        subject: before.slug,
        before: { answerZh: before.answer.zh, answerEn: before.answer.en },
        after: { answerZh: input.answer.zh, answerEn: input.answer.en },
      },
    ]);
    await editQuestion({ ctx, input: { ...input, version: before.version + 1 } });
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('The second of two concurrent saves is rejected, and nothing of the first is lost', async () => {
    const inputs = [await change('甲'), await change('乙')];
    const results = await Promise.allSettled(inputs.map((input) => editQuestion({ ctx, input })));
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(codes).toEqual(['CONTENT_CHANGED']);
    const winner = inputs[results.findIndex(({ status }) => status === 'fulfilled')];
    expect((await shown())[0]?.answer.zh).toBe(winner?.answer.zh);
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('A question that moves to another group comes last there', async () => {
    const [, second] = await list();
    const input = { ...(await change('搬家')), groupId: second!.id };
    await editQuestion({ ctx, input });
    expect((await list())[1]?.questions.at(-1)?.id).toBe(input.id);
  });

  it('Questions are arranged from the order that was read; the second of two concurrent changes is rejected', async () => {
    const { id: groupId, questions } = await firstGroup();
    const before = questions.map(({ id }) => id);
    const [a = '', b = '', ...rest] = before;
    const order = (after: string[]) => orderQuestions({ ctx, input: { groupId, before, after } });
    const results = await Promise.allSettled([order([b, a, ...rest]), order([...rest, b, a])]);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(codes).toEqual(['CONTENT_CHANGED']);
    const now = (await firstGroup()).questions.map(({ id }) => id);
    expect(now).not.toEqual(before);
    await order(now);
    expect(await db.operatorAct.count()).toBe(1);
    for (const after of [[a], [a, a, ...rest], [...now, randomUUID()]])
      await expect(orderQuestions({ ctx, input: { groupId, before: now, after } })).rejects.toThrow(
        'CONTENT_CHANGED',
      );
  });

  it('The title of a group is changed, once by two editors at the same time, and a file no longer changes it', async () => {
    const { id, version, title } = await firstGroup();
    const retitle = (zh: string) =>
      editQuestionGroup({ ctx, input: { id, version, title: { zh, en: `${zh} in English` } } });
    const results = await Promise.allSettled([retitle('甲'), retitle('乙')]);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(codes).toEqual(['CONTENT_CHANGED']);
    const zh = results[0].status === 'fulfilled' ? '甲' : '乙';
    expect((await getFaq({ ctx })).groups[0]?.title).toEqual({ zh, en: `${zh} in English` });
    expect(await acts()).toMatchObject([
      { kind: 'question.group', before: { titleZh: title.zh }, after: { titleZh: zh } },
    ]);
    expect((await listTagVersions(db)).get('faq')).toBe(clock.now().getTime());
    const { groups, entries } = loadFaq();
    const renamed = groups.map((group) => ({ ...group, title: { zh: '檔案', en: 'File' } }));
    await seedFaq(db, { groups: renamed, entries });
    const titles = (await list()).map((group) => group.title.zh);
    expect(titles).toEqual([zh, ...titles.slice(1).map(() => '檔案')]);
  });

  it('A hidden question is not on the page, its empty group neither, and it comes back', async () => {
    const { questions, title } = await firstGroup();
    const hide = (id: string, hidden: boolean) =>
      setHidden({ ctx, input: { kind: 'question', id, hidden, reason: 'old' } });
    await Promise.all(questions.flatMap(({ id }) => [hide(id, true), hide(id, true)]));
    const { groups } = await getFaq({ ctx });
    expect(groups.map((group) => group.title)).not.toContainEqual(title);
    expect(await db.operatorAct.count({ where: { kind: 'question.hide' } })).toBe(questions.length);
    const slug = questions[0]!.slug;
    expect((await shown()).map((entry) => entry.slug)).not.toContain(slug);
    await hide(questions[0]!.id, false);
    expect((await shown()).map((entry) => entry.slug)).toContain(slug);
  });

  it('Empty, long and unprintable texts and unknown questions are refused', async () => {
    const input = await newQuestion();
    const texts = ['', ' \u200b ', 'a'.repeat(201), 'a\u0000b', 'a\u202eb'];
    for (const zh of texts)
      expect(
        addQuestionSchema.safeParse({ ...input, question: { zh, en: 'a' } }).success,
        JSON.stringify(zh),
      ).toBe(false);
    for (const en of ['', '\n', 'a'.repeat(2001), 'a\u0007'])
      expect(
        addQuestionSchema.safeParse({ ...input, answer: { zh: '甲', en } }).success,
        JSON.stringify(en),
      ).toBe(false);
    const unknown = { ...input, id: randomUUID(), version: 1 };
    await expect(editQuestion({ ctx, input: unknown })).rejects.toThrow('CONTENT_NOT_FOUND');
    const noGroup = { ...input, groupId: randomUUID() };
    await expect(addQuestion({ ctx, input: noGroup })).rejects.toThrow('CONTENT_NOT_FOUND');
    const hide = { kind: 'question', id: randomUUID(), hidden: true, reason: 'old' } as const;
    await expect(setHidden({ ctx, input: hide })).rejects.toThrow('CONTENT_NOT_FOUND');
  });

  it('Questions are edited by editors and owners alone', async () => {
    const question = await change('不行');
    const { id: groupId } = await firstGroup();
    for (const [other, code] of [
      [userContext(db, await createLearner(db, { role: 'SUPPORT' })), 'FORBIDDEN'],
      [userContext(db, await createLearner(db, { role: 'ACCOUNTS' })), 'FORBIDDEN'],
      [userContext(db, await createLearner(db)), 'FORBIDDEN'],
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
    ] as const) {
      const added = await newQuestion();
      const calls = [
        listQuestions({ ctx: other }),
        addQuestion({ ctx: other, input: added }),
        editQuestion({ ctx: other, input: question }),
        orderQuestions({ ctx: other, input: { groupId, before: [], after: [] } }),
        editQuestionGroup({
          ctx: other,
          input: { id: groupId, version: 1, title: { zh: '茶', en: 'Tea' } },
        }),
        setHidden({
          ctx: other,
          input: { kind: 'question', id: question.id, hidden: true, reason: 'old' },
        }),
      ];
      for (const call of calls) await expect(call).rejects.toThrow(code);
    }
    expect(await db.operatorAct.count()).toBe(0);
    const owner = userContext(db, await createLearner(db, { role: 'OWNER' }));
    await editQuestion({ ctx: owner, input: question });
    expect(await db.operatorAct.count()).toBe(1);
  });
});

describe('The seed of questions', () => {
  const changedFile = () => {
    const content = loadFaq();
    const [changed, ...others] = content.entries.map((entry, index) =>
      index < 2
        ? { ...entry, answer: { zh: '檔案的新答案', en: 'The new answer of the file' } }
        : entry,
    );
    return { groups: content.groups, entries: [changed!, ...others] };
  };

  it('A changed file is not copied over a question that an operator edited, and is copied over the others', async () => {
    await editQuestion({ ctx, input: await change('後台的答案') });
    await seedFaq(db, changedFile());
    const answers = (await shown()).slice(0, 2).map(({ answer }) => answer.zh);
    expect(answers).toEqual(['後台的答案', '檔案的新答案']);
  });

  it('A changed file keeps an order, a hidden and an added question of an operator, and adds its own', async () => {
    const { id: groupId, questions } = await firstGroup();
    const before = questions.map(({ id }) => id);
    await orderQuestions({ ctx, input: { groupId, before, after: before.toReversed() } });
    await setHidden({
      ctx,
      input: { kind: 'question', id: before[0]!, hidden: true, reason: 'old' },
    });
    await addQuestion({ ctx, input: await newQuestion() });
    const { groups, entries } = changedFile();
    const added = { ...entries[0]!, slug: 'brand-new' };
    await seedFaq(db, { groups, entries: [added, ...entries] });
    const slugs = questions.map(({ slug }) => slug).toReversed();
    const after = await firstGroup();
    expect(after.questions.map(({ slug }) => slug)).toEqual([
      ...slugs,
      'may-i-bring-a-friend',
      'brand-new',
    ]);
    expect(after.questions.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([before[0]]);
  });

  it('A question that is gone from the file is gone from the page, unless an operator edited it', async () => {
    await editQuestion({ ctx: systemContext(db), input: await change('留著') });
    const { groups, entries } = loadFaq();
    await seedFaq(db, { groups, entries: entries.slice(2) });
    const slugs = (await shown()).map(({ slug }) => slug);
    expect(slugs).toContain(entries[0]!.slug);
    expect(slugs).not.toContain(entries[1]!.slug);
  });
});
