import { expect, it } from 'vitest';
import { LETTER_ADDRESSES } from './letter-addresses';
import type { LetterFile } from './letter-file';
import { letterLoader } from './letter-loader';

const FILE: LetterFile = { entries: [], forms: [['went', 'go']] };

it('A letter of the lexicon is read once, also by calls at the same time', async () => {
  const read: string[] = [];
  const load = letterLoader(async (address) => {
    read.push(address);
    return FILE;
  });
  const [first, second] = await Promise.all([load('w'), load('w')]);
  expect(first).toBe(second);
  expect(first.lemmas.get('went')).toEqual(['go']);
  expect(await load('w')).toBe(first);
  expect(read).toEqual([LETTER_ADDRESSES.get('w')]);
});

it('A letter of the lexicon that could not be read is read again at the next call', async () => {
  let tries = 0;
  const load = letterLoader(async () => {
    tries++;
    if (tries === 1) throw new Error('no such file');
    return FILE;
  });
  await expect(load('w')).rejects.toThrow('no such file');
  expect((await load('w')).lemmas.size).toBe(1);
});

it.each(['constructor', '__proto__', 'ä'])(
  'The letter %j, which has no file, is empty',
  async (letter) => {
    const load = letterLoader(() => Promise.reject(new Error('read')));
    expect((await load(letter)).entries.size).toBe(0);
  },
);
