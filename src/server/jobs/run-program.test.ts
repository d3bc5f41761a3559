import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from './run-program';

const folder = mkdtempSync(join('src/launcher', 'test-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program with this text, as the worker runs one of the launcher. */
function run(text: string, limits: Parameters<typeof runProgram>[3]) {
  writeFileSync(join(folder, 'program.mjs'), text);
  return runProgram(
    `${folder.slice('src/launcher/'.length)}/program.mjs`,
    [],
    async () => {},
    limits,
  );
}

describe('A program of the worker', () => {
  it('A program that ends in time has ended well', async () => {
    expect(await run('process.exit(0)', { milliseconds: 60_000, memory: 100 })).toBe(true);
  });

  it('A program that takes longer than its limit is ended', async () => {
    expect(await run('for (;;);', { milliseconds: 1_000, memory: 100 })).toBe(false);
  });

  it('A program that needs more memory than its limit is ended', async () => {
    const text = 'const kept = []; for (;;) kept.push({ text: [kept.length] });';
    expect(await run(text, { milliseconds: 60_000, memory: 30 })).toBe(false);
  });
});
