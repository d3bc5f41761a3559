import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCompileHints } from './compile-hints';

const HINT = '//# allFunctionsCalledOnLoad\n';
const LARGE = `push(()=>{${';'.repeat(70_000)}});\n`;
const SMALL = 'push(()=>{});\n';

let folder: string;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shuoyi-hints-'));
  mkdirSync(join(folder, 'static'));
  const rootMainFiles = ['static/react.js', 'static/router.js', 'static/runtime.js'];
  write('build-manifest.json', JSON.stringify({ rootMainFiles }));
  write('static/react.js', `${LARGE}\n//# sourceMappingURL=a.js.map\n`);
  write('static/a.js.map', JSON.stringify({ version: 3, mappings: 'AAAA' }));
  write('static/router.js', `${LARGE}\n//# sourceMappingURL=b.js.map\n`);
  const sections = [{ offset: { line: 0, column: 7 }, map: { mappings: 'AAAA' } }];
  write('static/b.js.map', JSON.stringify({ version: 3, sections }));
  write('static/runtime.js', SMALL);
  write('static/page.js', LARGE);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('The large scripts of every page get the hint in a line of their own, and no other script does', () => {
  addCompileHints(folder);
  expect(read('static/react.js')).toBe(`${HINT}${LARGE}\n//# sourceMappingURL=a.js.map\n`);
  expect(read('static/router.js').startsWith(HINT)).toBe(true);
  expect([read('static/runtime.js'), read('static/page.js')]).toEqual([SMALL, LARGE]);
});

it('The source maps of scripts with the hint tell the same, one line further down', () => {
  addCompileHints(folder);
  expect(JSON.parse(read('static/a.js.map'))).toEqual({ version: 3, mappings: ';AAAA' });
  expect(JSON.parse(read('static/b.js.map')).sections[0]).toEqual({
    offset: { line: 1, column: 7 },
    map: { mappings: 'AAAA' },
  });
});

it('A script that has the hint already is left alone', () => {
  addCompileHints(folder);
  const [script, map] = [read('static/react.js'), read('static/a.js.map')];
  addCompileHints(folder);
  expect([read('static/react.js'), read('static/a.js.map')]).toEqual([script, map]);
});

it('A build that no longer lists its first scripts ends with an error that names the list', () => {
  write('build-manifest.json', '{}');
  expect(() => addCompileHints(folder)).toThrow(
    'build-manifest.json has no rootMainFiles any more.',
  );
});
