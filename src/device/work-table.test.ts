import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser whose database refuses, as private windows and full disks do. */
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('without a database', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', { open: refuse });
  });

  it('work is kept in this tab and is sent all the same', async () => {
    const { keepAttempt, keepProgress, keptAttempts, keptBest } = await import('./lesson-store');
    const { sendKeptWork } = await import('./send-kept-work');
    const { isFleeting } = await import('./work-table');
    const owner = 'ming@example.com';
    const attempt = {
      id: '00000000-0000-4000-8000-000000000001',
      itemId: '00000000-0000-4000-8000-000000000002',
      mode: 'SPEAK' as const,
      score: 80,
      passed: true,
      words: [{ text: 'tea', score: 80, status: 'said' as const }],
      engine: 'test',
      accent: 'US' as const,
      madeAt: new Date(),
    };
    await keepAttempt({ owner, slug: 'tea', attempt });
    await keepProgress(owner, 'tea', { currentIndex: 2, at: Date.now(), sent: false });
    expect(isFleeting()).toBe(true);
    expect(await keptBest(owner)).toEqual({ [attempt.itemId]: { score: 80, passed: true } });
    const places: number[] = [];
    await sendKeptWork(
      {
        saveAttempts: async ({ attempts }) => ({
          saved: attempts.map(({ id }) => id),
          refused: [],
        }),
        saveProgress: async ({ currentIndex }) => void places.push(currentIndex),
        queueSpeaking: async () => {},
      },
      owner,
    );
    expect(places).toEqual([2]);
    expect(await keptAttempts([owner])).toEqual([]);
  });
});
