import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addNoteSchema, NOTE_MAX } from '~/schemas/person-note';
import type { Database } from '~/server/db';
import { anonymise } from '~/server/services/account/anonymise';
import { withTransaction } from '~/server/transaction';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { getPerson } from '../console/get-person';
import { addNote } from './add-note';

let db: Database;
let support: Learner;
let ctx: TestContext;
let id: string;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  support = await createLearner(db, { role: 'SUPPORT', name: '阿雯' });
  ctx = userContext(db, support);
  id = (await createLearner(db)).id;
});

const note = (text: string, over: object = {}) =>
  addNoteSchema.parse({ id, noteKey: randomUUID(), text, ...over });
const readNotes = async () => (await getPerson({ ctx, input: { id } })).notes;

describe('A note on a person', () => {
  it('A note has its author and time, and the log of acts has it without its text', async () => {
    await addNote({ ctx, input: note('  來電問退費。\r\n週五回電。 ') });
    ctx.clock.advance({ hours: 1 });
    await addNote({ ctx: systemContext(db, { clock: ctx.clock }), input: note('by a command') });
    expect(await readNotes()).toMatchObject([
      { text: 'by a command', author: null, at: ctx.now() },
      { text: '來電問退費。\n週五回電。', author: '阿雯' },
    ]);
    const acts = await db.operatorAct.findMany({ where: { kind: 'person.note' } });
    expect(acts).toMatchObject([
      { kind: 'person.note', subject: id },
      { kind: 'person.note', subject: id },
    ]);
    expect(JSON.stringify(acts)).not.toContain('退費');
  });

  it('A note that is sent twice at once is one note', async () => {
    const input = note('twice');
    await Promise.all([1, 2].map(() => addNote({ ctx, input })));
    expect(await readNotes()).toHaveLength(1);
    expect(await db.operatorAct.count({ where: { kind: 'person.note' } })).toBe(1);
  });

  it('A note cannot be changed, and goes with the personal data of its account alone', async () => {
    await addNote({ ctx, input: note('stays') });
    await expect(db.personNote.updateMany({ data: { text: 'rewritten' } })).rejects.toThrow(
      'append-only',
    );
    const erase = (userId: string) =>
      withTransaction(ctx, (tx) => anonymise(tx, ctx, { userId, lockedHash: 'x' }));
    await erase(support.id);
    ctx = userContext(db, await createLearner(db, { role: 'OWNER' }));
    expect(await readNotes()).toMatchObject([{ text: 'stays', author: '' }]);
    await erase(id);
    expect(await db.personNote.count()).toBe(0);
  });

  it('A note needs a role that sees people, and an existing person', async () => {
    for (const role of ['USER', 'EDITOR'] as const) {
      const as = userContext(db, await createLearner(db, { role }));
      const refused = addNote({ ctx: as, input: note('no') });
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const visitor = addNote({ ctx: visitorContext(db), input: note('no') });
    await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const unknown = addNote({ ctx, input: note('no', { id: randomUUID() }) });
    await expect(unknown).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    expect(await db.personNote.count()).toBe(0);
  });

  it.each([' ', 'a\u0000b', 'x'.repeat(NOTE_MAX + 1)])(
    'A note is text within its limit: %#',
    (text) => {
      expect(addNoteSchema.safeParse({ id, noteKey: randomUUID(), text }).success).toBe(false);
    },
  );
});
