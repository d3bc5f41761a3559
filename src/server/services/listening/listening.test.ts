import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINIMAL_PAIRS } from '~/domain/listening/pairs';
import { listeningRoundSchema, saveListeningRoundSchema } from '~/schemas/listening';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildEndedScenes } from '~/test/ended-scenes';
import { listStatements } from '~/test/list-statements';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { buildListeningRound } from '~prisma/factories/listening-round';
import { createUnit } from '~prisma/factories/unit';
import { saveAttempts } from '../lesson/save-attempts';
import { getNextSteps } from '../next-step/get-next-steps';
import { editSettings } from '../spaced-repetition/edit-settings';
import { getListeningRound } from './get-listening-round';
import { heardPairs, voicesOfPair } from './pair-clips';
import { MAX_ROUNDS_PER_DAY, saveListeningRound } from './save-listening-round';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const newLearner = async () => userContext(db, await createLearner(db));
const save = (ctx: TestContext, over = {}) =>
  saveListeningRound({ ctx, input: buildListeningRound({ madeAt: ctx.now(), ...over }) });

describe('The clips of pairs', () => {
  it('Almost every pair is heard in each accent, most in two voices, and every file is there', () => {
    for (const accent of ['US', 'GB'] as const) {
      const heard = heardPairs(accent);
      expect(heard.length).toBeGreaterThanOrEqual(120);
      const voices = heard.map((pair) => voicesOfPair(pair, accent));
      expect(voices.filter(({ length }) => length > 1).length).toBeGreaterThan(heard.length * 0.6);
      for (const { path } of voices.flat().flatMap(({ words }) => words))
        expect(existsSync(join('public', path)), path).toBe(true);
    }
    expect(MINIMAL_PAIRS.length).toBeGreaterThanOrEqual(120);
  });
});

describe('A round of listening', () => {
  it('A visitor has ten questions without a statement, the same for the same seed', async () => {
    const ctx = visitorContext(db);
    const round = (seed: number) => getListeningRound({ ctx, input: { seed, accent: 'GB' } });
    expect(await listStatements(() => round(5))).toHaveLength(0);
    const questions = await round(5);
    expect(questions).toHaveLength(10);
    expect(await round(5)).toEqual(questions);
    expect(await round(6)).not.toEqual(questions);
    expect(new Set(questions.map(({ speaker }) => speaker.sex)).size).toBe(2);
    for (const { words, own } of questions) {
      expect(words[0].path).not.toBe(words[1].path);
      expect(words[0].ipa).not.toBe(words[1].ipa);
      expect(own).toBe(false);
    }
  });

  it('A learner’s words come more often, in one statement, and another learner’s change nothing', async () => {
    const [ctx, other] = [await newLearner(), await newLearner()];
    const unit = await createUnit(db);
    const item = unit.items[0]!;
    await db.unitItem.update({
      where: { id: item.id },
      data: { text: 'The night light and the glass' },
    });
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(item, { madeAt: ctx.now() })] } });
    const rounds = async (of: TestContext) =>
      (
        await Promise.all(
          Array.from({ length: 12 }, (_, seed) =>
            getListeningRound({ ctx: of, input: { seed, accent: 'US' } }),
          ),
        )
      ).flat();
    const own = (await rounds(ctx)).filter((question) => question.own);
    expect(own.length).toBeGreaterThan(0);
    for (const { pair } of own) expect(pair).toMatch(/night|light|glass/);
    expect((await rounds(other)).some((question) => question.own)).toBe(false);
    const round = () => getListeningRound({ ctx, input: { seed: 1, accent: 'US' } });
    expect(await listStatements(round)).toHaveLength(1);
  });

  it('A contrast with wrong answers comes again more often', async () => {
    const [ctx, other] = [await newLearner(), await newLearner()];
    for (let round = 0; round < 4; round++) {
      await save(ctx, { results: [{ contrast: 'fanVan', answers: 10, right: 0 }] });
      await save(other, { results: [{ contrast: 'fanVan', answers: 10, right: 10 }] });
    }
    const count = async (of: TestContext) => {
      const seeds = Array.from({ length: 20 }, (_, seed) => seed);
      const rounds = await Promise.all(
        seeds.map((seed) => getListeningRound({ ctx: of, input: { seed, accent: 'US' } })),
      );
      return rounds.flat().filter(({ contrast }) => contrast === 'fanVan').length;
    };
    expect(await count(ctx)).toBeGreaterThan(await count(other));
  });

  it.each([
    { seed: -1, accent: 'US' },
    { seed: 0.5, accent: 'US' },
    { seed: 1, accent: 'AU' },
  ])('A round rejects the input %j', (input) =>
    expect(listeningRoundSchema.safeParse(input).success).toBe(false),
  );
});

describe('Saving a round of listening', () => {
  it('A round is stored once with its answers, however often and from however many tabs it is sent', async () => {
    const ctx = await newLearner();
    const input = buildListeningRound({ madeAt: ctx.now() });
    await Promise.all([1, 2, 3].map(() => saveListeningRound({ ctx, input })));
    await saveListeningRound({ ctx, input: { ...input, results: [input.results[1]!] } });
    const rounds = await db.listeningRound.findMany({
      include: { results: { orderBy: { contrast: 'asc' } } },
    });
    expect(rounds).toMatchObject([
      {
        results: [
          { contrast: 'sheepShip', answers: 6, right: 4 },
          { contrast: 'thinkSink', answers: 4, right: 4 },
        ],
      },
    ]);
  });

  it('Two rounds at once are both stored', async () => {
    const ctx = await newLearner();
    await Promise.all([save(ctx), save(ctx)]);
    expect(await db.listeningRound.count()).toBe(2);
  });

  it('A visitor, another account’s tab and the id of another account’s round are rejected', async () => {
    const [ctx, other] = [await newLearner(), await newLearner()];
    const id = randomUUID();
    await save(ctx, { id });
    await expect(
      saveListeningRound({ ctx: visitorContext(db), input: buildListeningRound() }),
    ).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expect(save(ctx, { account: 'someone@shuoyi.example' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(save(other, { id })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await db.listeningRound.count()).toBe(1);
  });

  it('A time in the future is stored as now, and one of a year ago as 90 days ago', async () => {
    const ctx = await newLearner();
    const day = 86_400_000;
    await save(ctx, { madeAt: new Date(ctx.now().getTime() + day) });
    await save(ctx, { madeAt: new Date(ctx.now().getTime() - 365 * day) });
    const rounds = await db.listeningRound.findMany({ orderBy: { madeAt: 'desc' } });
    expect(rounds.map(({ madeAt }) => (ctx.now().getTime() - madeAt.getTime()) / day)).toEqual([
      0, 90,
    ]);
  });

  it('A day has room for two hours of rounds', async () => {
    const ctx = await newLearner();
    const userId = ctx.actor.kind === 'user' ? ctx.actor.id : '';
    await db.listeningRound.createMany({
      data: Array.from({ length: MAX_ROUNDS_PER_DAY }, () => ({
        id: randomUUID(),
        userId,
        madeAt: ctx.now(),
      })),
    });
    await expect(save(ctx)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  const answers = (results: unknown) => ({ ...buildListeningRound(), results });
  it.each([
    [answers([])],
    [answers([{ contrast: 'sheepShip', answers: 3, right: 4 }])],
    [answers([{ contrast: 'sheepShip', answers: 0, right: 0 }])],
    [answers([{ contrast: 'unknown', answers: 1, right: 1 }])],
    [answers([1, 2].map(() => ({ contrast: 'sheepShip', answers: 1, right: 1 })))],
    [answers(['sheepShip', 'fanVan'].map((contrast) => ({ contrast, answers: 6, right: 1 })))],
    [{ ...buildListeningRound(), id: 'one' }],
  ])('A saved round rejects the input %#', (input) => {
    expect(saveListeningRoundSchema.safeParse(input).success).toBe(false);
  });
});

describe('Listening in the plan of a day', () => {
  it('Listening is the last step until a round was made today, and no step for a learner who has left it out', async () => {
    const ctx = await newLearner();
    const unit = await createUnit(db);
    await createUnit(db);
    const scenes = buildEndedScenes('2026-11-19');
    const kinds = async () =>
      (await getNextSteps({ ctx, input: { scenes } })).steps.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['UNIT']);
    const attempt = buildAttempt(unit.items[0]!, { madeAt: ctx.now() });
    await saveAttempts({ ctx, input: { attempts: [attempt] } });
    expect((await kinds()).at(-1)).toBe('LISTEN');
    await save(ctx);
    expect(await kinds()).not.toContain('LISTEN');
    ctx.clock.advance({ days: 1 });
    expect((await kinds()).at(-1)).toBe('LISTEN');
    await editSettings({ ctx, input: { listening: false } });
    expect(await kinds()).not.toContain('LISTEN');
    await editSettings({ ctx, input: { listening: true } });
    expect((await kinds()).at(-1)).toBe('LISTEN');
  });
});
