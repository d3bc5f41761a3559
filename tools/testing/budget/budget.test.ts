import { encode } from '@jridgewell/sourcemap-codec';
import { expect, it } from 'vitest';
import { delayScripts } from '../../../src/launcher/http-layer/delayed-scripts.mjs';
import { grownModules, toModuleList } from './growth';
import { BUNDLER, moduleBytes } from './module-bytes';
import { startScripts } from './start-scripts';

it('The scripts of a page are those that its HTML loads, delays or preloads, each once', () => {
  const html = `
    <link rel="preload" as="script" href="/_next/static/chunks/a.js?dpl=1"/>
    <link rel="stylesheet" href="/_next/static/chunks/style.css"/>
    <script src="/_next/static/chunks/a.js" async=""></script>
    <script src="/_next/static/chunks/b.js" async=""></script>
    <script src="/_next/static/chunks/old.js" noModule=""></script>
    <script>self.__next_f.push("/_next/static/chunks/later.js")</script>`;
  const addresses = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
  expect(startScripts(html)).toEqual(addresses);
  expect(startScripts(delayScripts(html))).toEqual(addresses);
});

it('The characters of a script are counted for the module they come from', () => {
  const script = 'push(aaaa,bb);\nbbb';
  const mappings = encode([[[5, 0, 0, 0], [10, 1, 0, 0], [12]], [[0, 1, 1, 0]]]);
  const sources = ['turbopack:///[project]/src/a.ts', 'turbopack:///[project]/node_modules/b/b.js'];
  const counted = { 'src/a.ts': 5, 'b/b.js': 5, [BUNDLER]: 7 };
  expect(Object.fromEntries(moduleBytes(script, { sources, mappings }))).toEqual(counted);
  const sections = [{ offset: { line: 0, column: 0 }, map: { sources, mappings } }];
  expect(Object.fromEntries(moduleBytes(script, { sections }))).toEqual(counted);
});

it('A module that is new or has grown is named, the largest growth first', () => {
  const now = new Map([
    ['src/same.ts', 1100],
    ['src/grown.ts', 900],
    ['src/new.ts', 5000],
    ['src/small.ts', 100],
  ]);
  expect(grownModules({ 'src/same.ts': 1000, 'src/grown.ts': 500 }, now)).toEqual([
    'src/new.ts grew by 5000 bytes, to 5000',
    'src/grown.ts grew by 400 bytes, to 900',
  ]);
  expect(grownModules(toModuleList(now), now)).toEqual([]);
});
