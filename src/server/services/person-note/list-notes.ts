import { MAX_LISTED_NOTES, type PersonNote } from '~/schemas/person-note';
import type { Database } from '~/server/db';

/** The notes on a person with their authors' names, the latest first. The caller has checked the permission. */
export async function listNotes(db: Database, userId: string): Promise<PersonNote[]> {
  const notes = await db.personNote.findMany({
    where: { userId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED_NOTES,
  });
  const authors = await db.user.findMany({
    where: { id: { in: notes.flatMap(({ authorId }) => authorId ?? []) } },
    select: { id: true, name: true },
  });
  const nameOf = (id: string) => authors.find((author) => author.id === id)?.name ?? '';
  return notes.map(({ id, at, text, authorId }) => ({
    id,
    at,
    text,
    author: authorId && nameOf(authorId),
  }));
}
