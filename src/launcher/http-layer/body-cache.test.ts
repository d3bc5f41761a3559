import { expect, it } from 'vitest';
import { ENCODINGS, getCachedBody } from './body-cache.mjs';

it('A body is compressed once in each encoding', async () => {
  for (const encoding of ENCODINGS) {
    const first = await getCachedBody('once '.repeat(400)).encode(encoding);
    expect(getCachedBody('once '.repeat(400)).encode(encoding)).toBe(first);
  }
});

it('Several first readers of a body wait for one compression', () => {
  const body = getCachedBody('together '.repeat(400));
  expect(body.encode('gzip')).toBe(body.encode('gzip'));
});

it('Equal bodies share an entry, as text and as bytes', () => {
  const text = 'equal '.repeat(400);
  expect(getCachedBody(`${text.slice(0, 7)}${text.slice(7)}`)).toBe(getCachedBody(text));
  expect(getCachedBody(Buffer.from(text))).toBe(getCachedBody(Buffer.from(text)));
  expect(getCachedBody(Buffer.from(text)).etag).toBe(getCachedBody(text).etag);
});

it('The cache of bodies drops the oldest ones when it is full', () => {
  const first = getCachedBody(`first ${'x'.repeat(1_000_000)}`);
  for (let index = 0; index < 40; index += 1) getCachedBody(`${index} ${'x'.repeat(1_000_000)}`);
  expect(getCachedBody(`first ${'x'.repeat(1_000_000)}`) === first).toBe(false);
});
