import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMBEDDED_TESTS, SAME_ON_ALL_DATABASES } from './embedded-tests.mjs';
import { PARTS, partOf } from './parts.mjs';
import { STEPS } from './run-part.mjs';

const browserFiles = readdirSync('e2e').filter((name) => /\.(spec|walk)\.ts$/.test(name));
const read = (name: string) => readFileSync(`e2e/${name}`, 'utf8');

describe('The parts of the extended suite', () => {
  it('There are eight, and a commit names one of them', () => {
    expect(new Set(PARTS.map(({ name }) => name)).size).toBe(8);
    expect(partOf('00000000aaaaaaaa')).toBe(PARTS[0]);
    expect(partOf('0000000fbbbbbbbb')).toBe(PARTS[7]);
  });

  it('Every browser file belongs to one part, but for those that the core runs as a whole', () => {
    const inParts = PARTS.flatMap(({ browser = [] }) => browser);
    const whole = ['page-in-parts.spec.ts', 'screens.walk.ts'];
    expect([...inParts, ...whole].sort()).toEqual(browserFiles.sort());
    expect(whole.filter((name) => !/\bCORE\b/.test(read(name)))).toEqual([]);
  });

  it('Every step belongs to one part', () => {
    expect(PARTS.flatMap(({ steps = [] }) => steps).sort()).toEqual(Object.keys(STEPS).sort());
  });

  it('Every service test that the core runs on the embedded database exists', () => {
    const named = [...EMBEDDED_TESTS, ...SAME_ON_ALL_DATABASES];
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(EMBEDDED_TESTS.length).toBeGreaterThan(20);
  });
});

it('The workflow runs every part of the extended suite', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const [, names = ''] = /part:\s*\[([^\]]*)\]/.exec(workflow) ?? [];
  expect(names.split(', ')).toEqual(PARTS.map(({ name }) => name));
});

it('No test is tried a second time', () => {
  const configured = [
    ...browserFiles.map((name) => `e2e/${name}`),
    'vitest.config.ts',
    'package.json',
  ];
  const retries = /\bretr(y|ies)\b["']?\s*[:=]\s*[1-9]|--retr(y|ies)/;
  expect(configured.filter((path) => retries.test(readFileSync(path, 'utf8')))).toEqual([]);
  expect(readFileSync('e2e/playwright.config.ts', 'utf8')).toContain('retries: 0,');
});
