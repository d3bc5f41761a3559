import { type Database, Prisma } from '~/server/db';
import type { Card, SavedWord } from '~/server/prisma-client/client';
import { TEST_NOON } from './noon';

type SavedWordOptions = Partial<
  Pick<
    Prisma.SavedWordUncheckedCreateInput,
    'id' | 'word' | 'partOfSpeech' | 'level' | 'sentence' | 'metPath' | 'savedAt' | 'removedAt'
  >
> & {
  /** First day of its review; null for a word that is no card. */
  dueOn?: Date | null;
};

/** Creates a word that a learner has saved, with its card. Its reference has one pronunciation. */
export async function createSavedWord(
  db: Database,
  { id: userId }: { id: string },
  { dueOn = TEST_NOON, ...options }: SavedWordOptions = {},
): Promise<SavedWord & { card: Card | null }> {
  const { word = 'row' } = options;
  return db.savedWord.create({
    data: {
      userId,
      partOfSpeech: 'noun',
      level: 'A2',
      sentence: `We sat in the front ${word}.`,
      savedAt: TEST_NOON,
      ...options,
      word,
      reference: dueOn
        ? [{ text: word, pronunciations: [['R', 'OW']], functionWord: false }]
        : Prisma.DbNull,
      ...(dueOn && { card: { create: { userId, dueOn } } }),
    },
    include: { card: true },
  });
}
