import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts.mjs';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"0:{\\"單字\\":\\"\\u003c/script\\u003e)\\"}\\n"])';
const CLOCK = 'requestAnimationFrame(function(){$RT=performance.now()});';

describe('The hashes of inline scripts', () => {
  it('The scripts that the framework writes have a hash each, of their bytes', () => {
    const html = `<head><script src="/a.js" async=""></script></head><body><p>${DATA}</p><script>${BOOTSTRAP}</script><SCRIPT id="_R_">${DATA}</SCRIPT><script>${CLOCK}</script></body>`;
    const hashes = [hash(BOOTSTRAP), hash(DATA), hash(CLOCK)];
    expect(hashInlineScripts(html)).toEqual(hashes);
    expect(hashInlineScripts(Buffer.from(html))).toEqual(hashes);
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
    ` ${BOOTSTRAP}`,
    `${CLOCK}alert(1)`,
    '$RC("B:0","S:0")//',
    '',
  ])('The script %s that came into a page by a mistake has no hash', (script) => {
    expect(hashInlineScripts(`<script>${script}</script>`)).toEqual([]);
  });
});
