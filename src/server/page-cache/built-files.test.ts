import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listBuiltFiles } from './built-files';

it('The files of a build are listed by their addresses, in one order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-built-'));
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks/b.js'), 'b');
  await writeFile(join(folder, 'chunks/a.css'), 'a');
  await writeFile(join(folder, 'list.js'), 'c');
  const files = await listBuiltFiles(folder);
  expect(files.map(({ path }) => path)).toEqual(['chunks/a.css', 'chunks/b.js', 'list.js']);
  expect(String(await files[1]?.read())).toBe('b');
  await rm(folder, { recursive: true });
});
