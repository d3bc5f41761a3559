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

async function createLearnerContext() {
  const user = await createLearner(db);
  return { user, ctx: userContext(db, user) };
}

describe('Saving attempts', () => {
  beforeEach(() => resetDatabase(db));

  it('An attempt sent twice concurrently is stored as one row', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const { ctx } = await createLearnerContext();
    const attempts = unit.items.slice(0, 5).map((item) => buildAttempt(item));
    const results = await Promise.all([
      saveAttempts({ ctx, input: { attempts } }),
      saveAttempts({ ctx, input: { attempts: [...attempts].reverse() } }),
    ]);
    for (const result of results) expect(result.saved).toHaveLength(5);
    expect(await db.attempt.count()).toBe(5);
    expect(await db.enrolment.count()).toBe(1);
  });

  it('Attempts of a visitor are rejected with LOGIN_USER_REQUIRED', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const input = { attempts: [buildAttempt(unit.items[0]!)] };
    const saving = saveAttempts({ ctx: visitorContext(db), input });
    await expect(saving).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('An attempt of another user is never overwritten', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const [first, second] = [await createLearnerContext(), await createLearnerContext()];
    const attempt = buildAttempt(unit.items[0]!, { score: 80 });
    await saveAttempts({ ctx: first.ctx, input: { attempts: [attempt] } });
    const result = await saveAttempts({ ctx: second.ctx, input: { attempts: [attempt] } });
    expect(result).toEqual({ saved: [], refused: [{ id: attempt.id, code: 'FORBIDDEN' }] });
    expect((await db.attempt.findMany()).map((row) => row.userId)).toEqual([first.user.id]);
  });

  it('Attempts at items of a members’ unit and at unknown items are rejected, and the others are stored', async () => {
    const [free, closed] = [
      await createUnit(db, { slug: 'free' }),
      await createUnit(db, { slug: 'closed', access: 'VIP' }),
    ];
    const { ctx } = await createLearnerContext();
    const good = buildAttempt(free.items[0]!);
    const forbidden = buildAttempt(closed.items[0]!);
    const unknown = buildAttempt({ ...free.items[0]!, id: crypto.randomUUID() });
    const result = await saveAttempts({ ctx, input: { attempts: [forbidden, good, unknown] } });
    expect(result.saved).toEqual([good.id]);
    expect(result.refused).toEqual([
      { id: forbidden.id, code: 'MEMBERSHIP_REQUIRED' },
      { id: unknown.id, code: 'ITEM_NOT_FOUND' },
    ]);
  });

  it('Attempts of a lesson begun as a member are accepted after the membership ended', async () => {
    const closed = await createUnit(db, { slug: 'closed', access: 'VIP' });
    const ctx = userContext(db, await createMember(db));
    await openLesson({ ctx, input: { slug: 'closed' } });
    ctx.clock.advance({ days: 40 });
    const attempts = [buildAttempt(closed.items[3]!)];
    expect((await saveAttempts({ ctx, input: { attempts } })).saved).toHaveLength(1);
  });

  it('An attempt dated in the future is stored as of now', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const { ctx } = await createLearnerContext();
    const attempts = [buildAttempt(unit.items[0]!, { madeAt: new Date('2031-01-01') })];
    await saveAttempts({ ctx, input: { attempts } });
    expect((await db.attempt.findFirstOrThrow()).madeAt).toEqual(TEST_NOON);
  });

  it('The score of an attempt is limited by its words, and other words are rejected', async () => {
    const unit = await createUnit(db, { slug: 'free' });
    const { ctx } = await createLearnerContext();
    const item = unit.items[0]!;
    const words = [{ text: 'tea', score: 20, status: 'again' as const }];
    const exaggerated = buildAttempt(item, { score: 100, words });
    const other = buildAttempt(item, { words: [{ ...words[0]!, text: 'cat' }] });
    const result = await saveAttempts({ ctx, input: { attempts: [exaggerated, other] } });
    expect(result.refused).toEqual([{ id: other.id, code: 'VALIDATION_FAILED' }]);
    expect((await db.attempt.findFirstOrThrow()).score).toBe(20);
  });
});
