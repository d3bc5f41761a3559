import { beforeEach, describe, expect, it } from 'vitest';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner, createMember } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createUnit } from '~prisma/factories/unit';
import { openLesson } from './open-lesson';
import { saveAttempts } from './save-attempts';

const db = await testDatabase();

async function learner() {
  const user = await createLearner(db);
  return { user, ctx: userContext(db, user) };
}

describe('saving attempts', () => {
  beforeEach(() => resetDatabase(db));

  it('keeps one row when the same attempt is sent twice, also at once', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const { ctx } = await learner();
    const attempts = unit.items.slice(0, 5).map((item) => buildAttempt(item));
    const answers = await Promise.all([
      saveAttempts({ ctx, input: { attempts } }),
      saveAttempts({ ctx, input: { attempts: [...attempts].reverse() } }),
    ]);
    for (const answer of answers) expect(answer.saved).toHaveLength(5);
    expect(await db.attempt.count()).toBe(5);
    expect(await db.enrolment.count()).toBe(1);
  });

  it('belongs to a user', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const input = { attempts: [buildAttempt(unit.items[0]!)] };
    const saving = saveAttempts({ ctx: visitorContext(db), input });
    await expect(saving).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('never overwrites the attempt of somebody else', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const [first, second] = [await learner(), await learner()];
    const attempt = buildAttempt(unit.items[0]!, { score: 80 });
    await saveAttempts({ ctx: first.ctx, input: { attempts: [attempt] } });
    const answer = await saveAttempts({ ctx: second.ctx, input: { attempts: [attempt] } });
    expect(answer).toEqual({ saved: [], refused: [{ id: attempt.id, code: 'FORBIDDEN' }] });
    expect((await db.attempt.findMany()).map((row) => row.userId)).toEqual([first.user.id]);
  });

  it('refuses items of a members-only unit and unknown items, and keeps the rest', async () => {
    const [free, closed] = [
      await createUnit(db, { slug: 'free' }),
      await createUnit(db, { slug: 'closed', access: 'VIP' }),
    ];
    const { ctx } = await learner();
    const good = buildAttempt(free.items[0]!);
    const forbidden = buildAttempt(closed.items[0]!);
    const unknown = buildAttempt({ ...free.items[0]!, id: crypto.randomUUID() });
    const answer = await saveAttempts({ ctx, input: { attempts: [forbidden, good, unknown] } });
    expect(answer.saved).toEqual([good.id]);
    expect(answer.refused).toEqual([
      { id: forbidden.id, code: 'MEMBERSHIP_REQUIRED' },
      { id: unknown.id, code: 'ITEM_NOT_FOUND' },
    ]);
  });

  it('lets a lesson begun as a member be finished after the membership ended', async () => {
    const closed = await createUnit(db, { slug: 'closed', access: 'VIP' });
    const ctx = userContext(db, await createMember(db));
    await openLesson({ ctx, input: { slug: 'closed' } });
    ctx.clock.advance({ days: 40 });
    const attempts = [buildAttempt(closed.items[3]!)];
    expect((await saveAttempts({ ctx, input: { attempts } })).saved).toHaveLength(1);
  });

  it('stores a time in the future as now', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const { ctx } = await learner();
    const attempts = [buildAttempt(unit.items[0]!, { madeAt: new Date('2031-01-01') })];
    await saveAttempts({ ctx, input: { attempts } });
    expect((await db.attempt.findFirstOrThrow()).madeAt).toEqual(TEST_NOON);
  });

  it('takes no score that its own words do not bear out', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const { ctx } = await learner();
    const item = unit.items[0]!;
    const words = [{ text: 'tea', score: 20, status: 'again' as const }];
    const boast = buildAttempt(item, { score: 100, words });
    const other = buildAttempt(item, { words: [{ ...words[0]!, text: 'cat' }] });
    const answer = await saveAttempts({ ctx, input: { attempts: [boast, other] } });
    expect(answer.refused).toEqual([{ id: other.id, code: 'VALIDATION_FAILED' }]);
    expect((await db.attempt.findFirstOrThrow()).score).toBe(20);
  });
});
