import { describe, expect, it } from 'vitest';
import { type JsonPart, streamJsonObject } from './json-stream';

async function* pages(...all: unknown[][]) {
  yield* all;
}

async function read(parts: Record<string, () => JsonPart>): Promise<unknown> {
  let text = '';
  for await (const chunk of streamJsonObject(parts)) text += chunk;
  return JSON.parse(text);
}

describe('a JSON object in pieces', () => {
  it('is the same object', async () => {
    const copy = await read({
      'a "name"': async () => ({ x: 1 }),
      list: () => pages([1, 2], [], [{ three: '三' }]),
      none: () => pages(),
      nothing: async () => undefined,
    });
    expect(copy).toEqual({
      'a "name"': { x: 1 },
      list: [1, 2, { three: '三' }],
      none: [],
      nothing: null,
    });
  });

  it('may be empty', async () => {
    expect(await read({})).toEqual({});
  });

  it('asks for a page only when the one before was taken', async () => {
    let requested = 0;
    async function* counting() {
      for (; requested < 1000; ) {
        requested += 1;
        yield [requested];
      }
    }
    const chunks = streamJsonObject({ list: counting });
    for (let n = 0; n < 3; n++) await chunks.next();
    expect(requested).toBe(2);
  });
});
