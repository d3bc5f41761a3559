import { randomUUID } from 'node:crypto';
import type { AttemptInput, LessonItem } from '~/schemas/lesson';
import { TEST_NOON } from './noon';

/** Builds an attempt at an item as the player sends it: every word scored 80, passed. */
export function buildAttempt(
  item: { id: string; reference: unknown },
  overrides: Partial<AttemptInput> = {},
): AttemptInput {
  const words = (item.reference as LessonItem['reference']).map(({ text }) => ({
    text,
    score: 80,
    status: 'said' as const,
  }));
  return {
    id: randomUUID(),
    itemId: item.id,
    mode: 'SPEAK',
    score: 80,
    passed: true,
    words,
    engine: 'factory',
    accent: 'US',
    madeAt: new Date(TEST_NOON.getTime() - 3600_000),
    ...overrides,
  };
}
