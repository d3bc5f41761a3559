import 'server-only';
import { dateToDay, taipeiDay } from '~/domain/day';
import type { MemoryState } from '~/domain/spaced-repetition/schedule';
import type { CardState } from '~/schemas/spaced-repetition';
import type { Prisma } from '~/server/db';

/** Columns of a card's memory state and due day. */
const memoryColumns = {
  id: true,
  stability: true,
  difficulty: true,
  reps: true,
  lapses: true,
  dueOn: true,
  lastReviewedAt: true,
} as const satisfies Prisma.CardSelect;

type MemoryRow = Prisma.CardGetPayload<{ select: typeof memoryColumns }>;

export function toMemory(
  row: Pick<MemoryRow, 'stability' | 'difficulty' | 'reps' | 'lapses' | 'lastReviewedAt'>,
): MemoryState {
  const { stability, difficulty, reps, lapses, lastReviewedAt } = row;
  const reviewedOn = lastReviewedAt && taipeiDay(lastReviewedAt);
  return { stability, difficulty, reps, lapses, reviewedOn };
}

export function toCardState(row: {
  id: string;
  version: number;
  dueOn: Date;
  reps: number;
}): CardState {
  return { id: row.id, version: row.version, dueOn: dateToDay(row.dueOn), reps: row.reps };
}
