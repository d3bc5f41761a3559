import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { loadEar } from './load-ear';

const file = readFileSync('tools/research/ear/trained/ear-upper-4.bin');
const served = { url: 'https://shuoyi.example/speech/ear.bin', size: file.length };
const sent = vi.fn<typeof fetch>();
const respond = (bytes: Uint8Array<ArrayBuffer>) => {
  sent.mockReset().mockImplementation(async () => new Response(bytes));
  vi.stubGlobal('fetch', sent);
};
const hears = async () => {
  const { opened, kernels } = await loadEar(served);
  const noise = Float32Array.from({ length: 16_000 }, (_, i) => Math.sin(i * i) / 9);
  const listening = opened.listen(noise, 0, 80);
  const measured = listening.measureWords([{ phone: 'S', word: 0, first: 10, last: 30 }]);
  return { kernels, odds: measured.get(0)![0]! };
};
afterEach(() => {
  vi.unstubAllGlobals();
});

it('The ear that is loaded hears the same on vectors and, where a policy refuses WebAssembly, in plain JavaScript', async () => {
  respond(new Uint8Array(file));
  const fast = await hears();
  vi.stubGlobal('WebAssembly', {
    validate: () => true,
    Instance: WebAssembly.Instance,
    Module: class {
      constructor() {
        throw new EvalError('blocked by CSP');
      }
    },
  });
  const plain = await hears();
  expect([fast.kernels, plain.kernels]).toEqual(['vectors', 'plain']);
  expect(plain.odds).toBeCloseTo(fast.odds, 2);
});

it('The ear runs in plain JavaScript in an engine without vectors', async () => {
  respond(new Uint8Array(file));
  vi.stubGlobal('WebAssembly', { validate: () => false });
  expect((await hears()).kernels).toBe('plain');
});

it('The ear is requested behind the other files of a lesson, and one whose bytes are no net is an error', async () => {
  respond(new Uint8Array(file.length));
  await expect(loadEar(served)).rejects.toThrow('damaged');
  expect(sent.mock.calls.map(([, init]) => init?.priority)).toEqual(['low', 'low']);
});
