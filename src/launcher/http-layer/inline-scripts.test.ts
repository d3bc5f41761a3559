import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { delayScripts } from './delayed-scripts.mjs';
import { hashInlineScripts } from './inline-scripts.mjs';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"0:{\\"單字\\":\\"\\u003c/script\\u003e)\\"}\\n"])';
const FILES =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[4]});';

const LOADER = delayScripts('<script src="/_next/static/chunks/a.js" async=""></script>').slice(
  '<script>'.length,
  -'</script>'.length,
);

describe('The hashes of inline scripts', () => {
  it('The scripts that the framework writes have a hash each, of their bytes', () => {
    const html = `<head><script src="/a.js" async=""></script></head><body><p>${DATA}</p><script>${BOOTSTRAP}</script><SCRIPT id="_R_">${DATA}</SCRIPT><script>${FILES}</script></body>`;
    const hashes = [hash(BOOTSTRAP), hash(DATA), hash(FILES)];
    expect(hashInlineScripts(html)).toEqual(hashes);
    expect(hashInlineScripts(Buffer.from(html))).toEqual(hashes);
  });

  it('The script that fetches those of a page later has a hash', () => {
    expect(hashInlineScripts(`<script>${LOADER}</script>`)).toEqual([hash(LOADER)]);
  });

  it('A script that stands in a page twice has one hash', () => {
    const html = `<script>${BOOTSTRAP}</script>`;
    expect(hashInlineScripts(html + html)).toEqual([hash(BOOTSTRAP)]);
  });

  it('JSON-LD and other data need no hash, because browsers do not run them', () => {
    expect(
      hashInlineScripts(
        `<script type="application/ld+json">${DATA}</script><script type="application/json">[1]</script>`,
      ),
    ).toEqual([]);
  });

  it.each([
    'alert(1)',
    `${BOOTSTRAP};alert(1)`,
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1]);alert([2])',
    'self.__next_f.push(self)',
    'self.__next_f.push("text")',
    'self.__next_f.push([1] )',
    LOADER.replace(/\["[^\]]*\]\)$/, '"text")'),
    ` ${BOOTSTRAP}`,
    `${FILES}alert(1)`,
    FILES.replace('4', 'alert(4)'),
    FILES.replace('TURBOPACK', 'OTHER'),
    LOADER.replace('["', '[alert(1),"'),
    `${LOADER};alert(1)`,
    '',
  ])('The script %s, which was injected into a page, has no hash', (script) => {
    expect(hashInlineScripts(`<script>${script}</script>`)).toEqual([]);
  });
});
