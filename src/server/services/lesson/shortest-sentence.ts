import 'server-only';
import { isConversationalText } from '~/domain/selection/conversation';
import type { LessonItem } from '~/schemas/lesson';
import type { Database } from '~/server/db';
import { itemColumns, toLessonItem } from './lesson-item';

/** The shortest conversational sentence of a unit, so that one breath is enough; the shortest of all when it
 *  has none; null when the unit has no sentence. It has only the item's own voices. */
export async function findShortestSentence(
  db: Database,
  unitId: string,
): Promise<LessonItem | null> {
  const sentences = await db.unitItem.findMany({
    ...itemColumns,
    where: { unitId, kind: 'SENTENCE' },
  });
  const [shortest] = sentences.sort(
    (a, b) =>
      Number(isConversationalText(b.text)) - Number(isConversationalText(a.text)) ||
      a.text.length - b.text.length,
  );
  if (!shortest) return null;
  // One voice of each accent is enough for one sentence; the others would be a fortieth of the page.
  const { otherVoices: _, ...item } = toLessonItem(shortest);
  return item;
}
