import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { listPatterns, type WrittenPattern } from './list-patterns';

const patterns = ['src', 'tools', 'prisma'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /(?<!\.test)\.(?:tsx?|[cm]?js)$/.test(name) && !name.includes('prisma-client'),
    )
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => listPatterns(path, readFileSync(path, 'utf8'))),
);

/** Lists the reasons why a pattern is super-linear on a text that repeats one character: two quantifiers
 *  that can divide it (`Trade`), one within another (`Self`), or a quantifier that is tried again from every
 *  position (`Move`). */
const listFaults = ({ source, flags }: Pick<WrittenPattern, 'source' | 'flags'>): string[] =>
  analyse({ source, flags }).reports.map(({ type }) => type);

describe('Patterns', () => {
  it('The time of no pattern grows faster than the text', () => {
    const faults = patterns.flatMap((pattern) =>
      listFaults(pattern).map((type) => `${pattern.place} ${type} /${pattern.source}/`),
    );
    expect(faults).toEqual([]);
    expect(patterns.length).toBeGreaterThan(800);
  });

  it.each([
    [String.raw`^[+-]?(\d+\.?\d*|\.\d+)$`, ['Trade']],
    ['^(a+)+$', ['Self']],
    ['[.,]+$', ['Move']],
    [String.raw`^[+-]?(\d+(?:\.\d*)?|\.\d+)$`, []],
    ['(?<![.,])[.,]+$', []],
  ])('The time of the pattern %s is judged', (source, types) => {
    expect([...new Set(listFaults({ source, flags: '' }))]).toEqual(types);
  });

  it.each([
    ['/a+b/gu', 'a+b', 'gu'],
    ["new RegExp('^a\\\\d$', 'i')", '^a\\d$', 'i'],
    [`const ONE = 'a+'; new RegExp(\`^\${ONE}$\`)`, '^a+$', ''],
    ['const ONE = /a+/; new RegExp(ONE.source + "b")', 'a+b', ''],
    [`new RegExp(String.raw\`\\d\${found}\`)`, '\\dx', ''],
  ])('The pattern of %s is found', (text, source, flags) => {
    expect(listPatterns('one.ts', text).at(-1)).toEqual({ place: 'one.ts:1', source, flags });
  });
});
