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

describe('A streamed JSON object', () => {
  it('A streamed JSON object parses to the same object', async () => {
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

  it('A streamed JSON object may be empty', async () => {
    expect(await read({})).toEqual({});
  });

  it('A streamed JSON object requests a page only after the one before was consumed', async () => {
    let requested = 0;
    async function* counting() {
      for (; requested < 1000; ) {
        requested += 1;
        yield [requested];
      }
    }
    const chunks = streamJsonObject({ list: counting });
    for (let chunk = 0; chunk < 3; chunk++) await chunks.next();
    expect(requested).toBe(2);
  });
});
