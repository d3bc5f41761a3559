import 'server-only';
import { dateToDay } from '~/domain/day';
import type { SavedWord } from '~/schemas/saved-word';
import type { Prisma } from '~/server/db';

/** Columns of a saved word that its button shows. */
export const savedWordColumns = {
  id: true,
  word: true,
  partOfSpeech: true,
  card: { select: { dueOn: true } },
} as const satisfies Prisma.SavedWordSelect;

type SavedWordColumns = Prisma.SavedWordGetPayload<{ select: typeof savedWordColumns }>;

export function toSavedWord({ id, word, partOfSpeech, card }: SavedWordColumns): SavedWord {
  return {
    id,
    word,
    partOfSpeech: partOfSpeech === '' ? null : partOfSpeech,
    dueOn: card && dateToDay(card.dueOn),
  };
}
