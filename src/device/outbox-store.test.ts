import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Fails like IndexedDB in a private window or on a full disk. */
const rejectDatabase = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('A browser without IndexedDB', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', { open: rejectDatabase });
  });

  it('Without IndexedDB attempts and progress are stored in memory and sent', async () => {
    const { storeAttempt, storeProgress, loadStoredAttempts, loadStoredBest } = await import(
      './lesson-store'
    );
    const { flushOutbox } = await import('./flush-outbox');
    const { isInMemoryOnly } = await import('./outbox-store');
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
    await storeAttempt({ owner, slug: 'tea', attempt });
    await storeProgress(owner, 'tea', { currentIndex: 2, at: Date.now(), sent: false });
    expect(isInMemoryOnly()).toBe(true);
    expect(await loadStoredBest(owner)).toEqual({ [attempt.itemId]: { score: 80, passed: true } });
    const positions: number[] = [];
    await flushOutbox(
      {
        saveAttempts: async ({ attempts }) => ({
          saved: attempts.map(({ id }) => id),
          refused: [],
        }),
        saveProgress: async ({ currentIndex }) => void positions.push(currentIndex),
        queueSpeaking: async () => {},
        leaveOpen: async () => {},
      },
      owner,
    );
    expect(positions).toEqual([2]);
    expect(await loadStoredAttempts([owner])).toEqual([]);
  });
});
