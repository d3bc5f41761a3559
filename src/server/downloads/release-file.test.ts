import { beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';
import { handleReleaseFileRequest } from './release-file';

const db = await testDatabase();

beforeEach(async () => {
  await resetDatabase(db);
  const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
  await db.releaseFile.createMany({
    data: [
      { path: 'chunks/0a1b.js', body: bytes('let a = 1;'), seenAt: new Date() },
      { path: 'chunks/0a1b.css', body: bytes('p {}'), seenAt: new Date() },
      { path: 'page.html', body: bytes('<p>'), seenAt: new Date() },
    ],
  });
});

describe('A request for a file of another release', () => {
  it.each([
    ['chunks/0a1b.js', 'application/javascript; charset=UTF-8', 'let a = 1;'],
    ['chunks/0a1b.css', 'text/css; charset=UTF-8', 'p {}'],
  ])(
    'The kept file %s is sent with its type and may be cached for ever',
    async (path, type, text) => {
      const response = await handleReleaseFileRequest(path.split('/'));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toBe(text);
    },
  );

  it.each([
    'chunks/none.js',
    '../chunks/0a1b.js',
    'chunks/0a1b.js\0',
    'page.html',
    'chunks',
    '',
    "' OR 1=1 --.js",
  ])('The request for “%s” gets a 404 that is not cached', async (path) => {
    const response = await handleReleaseFileRequest(path.split('/'));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
