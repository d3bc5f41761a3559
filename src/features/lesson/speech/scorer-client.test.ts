import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScorer } from './scorer-client';
import type { ScorerRequest } from './scorer-messages';

vi.mock('~/domain/ear/served-ear', () => ({
  SERVED_EAR: { path: '/speech/ear-01234567.bin', bytes: 9 },
}));

const posted: ScorerRequest[] = [];
beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (request: ScorerRequest) => void posted.push(request);
      terminate = () => {};
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const loadedEar = () => posted.find(({ type }) => type === 'load')?.files.ear;
const EAR = { url: 'http://localhost:3000/speech/ear-01234567.bin', size: 9 };

describe('The scorer of a page', () => {
  it('A lesson loads the ear, by every message that may load something', () => {
    connect({ saveData: false, effectiveType: '4g' });
    const scorer = createScorer({ hasEar: true });
    scorer.score(new Float32Array(1), [], 'STANDARD').catch(() => {});
    expect(posted.map(({ type, files }) => [type, files.ear])).toEqual([
      ['load', EAR],
      ['score', EAR],
    ]);
    scorer.dispose();
  });

  it('A single sentence on another page loads no ear', () => {
    createScorer({ hasEar: false });
    expect(loadedEar()).toBeNull();
  });

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['has a very slow connection', { effectiveType: 'slow-2g' }],
  ])('A learner who %s loads no ear', (_who, connection) => {
    connect(connection);
    createScorer({ hasEar: true });
    expect(loadedEar()).toBeNull();
  });

  it('A browser that says nothing about its connection loads the ear', () => {
    createScorer({ hasEar: true });
    expect(loadedEar()).toEqual(EAR);
  });
});
