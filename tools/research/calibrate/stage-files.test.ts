/** @module-tag extended */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStageFiles } from './stage-files';

const root = await mkdtemp(path.join(tmpdir(), 'stage-files-'));
afterAll(() => rm(root, { recursive: true }));
const files = openStageFiles(root);

it('A value is made once and read as it was, with typed arrays and sets', async () => {
  const value = { frames: Float32Array.of(1, 2), changed: new Set([3]) };
  await files.ensure('fits/one', () => value);
  await files.ensure('fits/one', () => {
    throw new Error('made twice');
  });
  expect(await files.read('fits/one')).toEqual(value);
});

it('The values of a folder come in the order of their names', async () => {
  for (const name of ['b', 'a', 'c']) await files.ensure(`letters/${name}`, () => name);
  const letters: string[] = [];
  for await (const letter of files.readAll<string>('letters')) letters.push(letter);
  expect(letters).toEqual(['a', 'b', 'c']);
});

it('A value that is made twice at the same time is there afterwards', async () => {
  const make = (value: string) => () => new Promise((resolve) => setTimeout(resolve, 20, value));
  await Promise.all([files.ensure('twice', make('a')), files.ensure('twice', make('b'))]);
  expect(['a', 'b']).toContain(await files.read('twice'));
});

it('A stage that fails leaves no file', async () => {
  const fail = () => Promise.reject(new Error('no power'));
  await expect(files.ensure('failed', fail)).rejects.toThrow('no power');
  await expect(files.read('failed')).rejects.toThrow();
});
