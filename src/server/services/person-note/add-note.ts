import { v7 as newTimeOrderedUuid } from 'uuid';
import type { AddNoteInput } from '~/schemas/person-note';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';

/** Writes a note on a person. The same key twice is one note. The log of acts has the note's id without its text,
 *  because the log outlives the account.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND */
export async function addNote({ ctx, input }: Verb<AddNoteInput>): Promise<void> {
  requirePermission({ ctx, input: 'person.note' });
  const { id: userId, noteKey, text } = input;
  await withTransaction(ctx, async (tx) => {
    // An account that is being anonymised gets no note afterwards.
    await lockUser(tx, userId, 'UPDATE');
    if ((await tx.user.count({ where: { id: userId, anonymisedAt: null } })) === 0)
      throw new ServiceError('ACCOUNT_NOT_FOUND');
    const id = newTimeOrderedUuid();
    const authorId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
    const { count } = await tx.personNote.createMany({
      data: [{ id, userId, noteKey, authorId, text, at: ctx.now() }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    await recordAct(tx, ctx, {
      kind: 'person.note',
      permission: 'person.note',
      subject: ['person', userId],
      after: { note: id },
    });
  });
}
