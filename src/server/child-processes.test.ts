import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = 'src/server';
const CALL = /\b(spawn|spawnSync|execFile|execFileSync|exec|execSync|fork)\(/g;

/** The text of a call from its name to the end of its arguments. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && --depth === 0) return text.slice(start, index + 1);
  }
  return text.slice(start);
}

it('Every process that the server or its worker starts has a limit of time', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(SERVER, name), 'utf8') }))
    .filter(({ text }) => /from 'node:child_process'/.test(text));
  const calls = files.flatMap(({ name, text }) =>
    [...text.matchAll(CALL)].map(({ index }) => ({ name, call: callAt(text, index) })),
  );
  expect(calls.length).toBeGreaterThan(3);
  const endless = calls.filter(({ call }) => !/\btimeout:|\bLIMIT\b/.test(call));
  expect(endless).toEqual([]);
});
