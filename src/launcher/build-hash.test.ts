import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildHash } from './build-hash';

describe('The build hash', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'shuoyi-build-'));
    write('src/app/page.tsx', 'one');
    write('public/logo.svg', '<svg/>');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(path: string, text: string) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  /** Whether the hash differs after `path` holds `text`. */
  function changesWith(path: string, text: string): boolean {
    const before = buildHash(root, {});
    write(path, text);
    return buildHash(root, {}) !== before;
  }

  it('The build hash stays the same without changes', () => {
    expect(buildHash(root, {})).toBe(buildHash(root, {}));
  });

  it.each([
    ['src/app/page.tsx', 'two'],
    ['src/app/other.tsx', ''],
    ['prisma/content/plans.json', '[]'],
    ['prisma/schema/order.prisma', 'model Order {}'],
    ['package-lock.json', '{}'],
    ['next.config.js', 'export default {}'],
    ['public/new.svg', '<svg/>'],
  ])('The build hash changes with %s', (path, text) => {
    expect(changesWith(path, text)).toBe(true);
  });

  it.each([
    ['src/app/page.test.tsx', 'a test'],
    ['src/launcher/serve.mjs', 'the launcher'],
    ['src/operate/refund/commands.ts', 'an operator’s command'],
    ['src/server/prisma-client/client.ts', 'generated'],
    ['public/logo.svg', 'served as it is'],
    ['README.md', 'words'],
  ])('The build hash does not change with %s', (path, text) => {
    expect(changesWith(path, text)).toBe(false);
  });

  it('The build hash changes when text moves from the end of one file to the start of the next', () => {
    write('src/a.ts', 'xy');
    write('src/b.ts', 'z');
    const before = buildHash(root, {});
    write('src/a.ts', 'x');
    write('src/b.ts', 'yz');
    expect(buildHash(root, {})).not.toBe(before);
  });

  it('The build hash changes with a NEXT_PUBLIC_ variable and with source maps, not with others', () => {
    const before = buildHash(root, {});
    expect(buildHash(root, { PORT: '4000' })).toBe(before);
    expect(buildHash(root, { NEXT_PUBLIC_X: '1' })).not.toBe(before);
    expect(buildHash(root, { SOURCE_MAPS: '1' })).not.toBe(before);
  });
});
