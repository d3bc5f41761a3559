import { expect, test, vi } from 'vitest';

const loaded: string[] = [];

vi.mock('cmu-pronouncing-dictionary', async (original) => {
  loaded.push('dictionary');
  return original();
});
vi.mock('wink-eng-lite-web-model', async (original) => {
  loaded.push('parser');
  return original();
});

test('A server loads the English parser and the dictionary with the first call of an editor, and no job loads them at the start', async () => {
  await import('~/server/jobs/job-list');
  const { appRouter } = await import('~/server/api/root');
  await appRouter._def.lazy.operator?.load();
  expect(loaded).toEqual([]);
  await appRouter._def.lazy['operator.units']?.load();
  expect(loaded.toSorted()).toEqual(['dictionary', 'parser']);
});
