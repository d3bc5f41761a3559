import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACOUSTIC_MODEL_BYTES } from '~/domain/speech/model-file';
import { readEarFile } from './ear-file';
import { SERVED_EAR } from './served-ear';

const MB = 1_000_000;
const file = readFileSync(`public${SERVED_EAR.path}`);

it('The served net has the size and the hash that its name and its entry say, and can be read', () => {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
  expect([SERVED_EAR.path, SERVED_EAR.bytes]).toEqual([`/speech/ear-${hash}.bin`, file.length]);
  expect(readEarFile(new Uint8Array(file).buffer).size).toBeGreaterThan(50);
});

it('Everything that a lesson loads for hearing is below 4 MB', () => {
  expect(SERVED_EAR.bytes + ACOUSTIC_MODEL_BYTES).toBeLessThan(4 * MB);
});

it.each([
  ['LICENSE', SERVED_EAR.licence],
  ['NOTICE', SERVED_EAR.notice],
])('The %s of the embedding is served beside the net', (name, path) => {
  const text = readFileSync(`tools/research/ear/trained/${name}`, 'utf8');
  expect(readFileSync(`public${path}`, 'utf8')).toBe(text);
});
