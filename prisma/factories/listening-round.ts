import { randomUUID } from 'node:crypto';
import type { SaveListeningRoundInput } from '~/schemas/listening';

/** The input that saves a round of ten answers, eight of them right. */
export function buildListeningRound(
  over: Partial<SaveListeningRoundInput> = {},
): SaveListeningRoundInput {
  return {
    id: randomUUID(),
    madeAt: new Date('2026-11-21T04:00:00Z'),
    results: [
      { contrast: 'sheepShip', answers: 6, right: 4 },
      { contrast: 'thinkSink', answers: 4, right: 4 },
    ],
    ...over,
  };
}
