import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropMissingPreloads } from './missing-preloads';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preloads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('A page preloads no script that the build has not written, and keeps all others', () => {
  const page = join(folder, 'server/app/[locale]/console/page');
  mkdirSync(page, { recursive: true });
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(join(folder, 'static/chunks/a.js'), '');
  const file = join(page, 'react-loadable-manifest.json');
  const manifest = (files: string[]) => ({
    7: { id: 7, files },
    8: { id: 8, files: ['static/chunks/a.js'] },
  });
  writeFileSync(file, JSON.stringify(manifest(['static/chunks/a.js', 'static/chunks/b.js'])));
  dropMissingPreloads(folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(manifest(['static/chunks/a.js']));
});
