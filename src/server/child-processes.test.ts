import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CALL = /\b(spawn|spawnSync|execFile|execFileSync|exec|execSync|fork)\(/g;
const TIME = /\btimeout:/;
const MEMORY = /max-old-space-size=|ulimit -v/;

/** Files whose processes need no limit, each with the reason. */
const UNLIMITED = new Map([
  ['src/launcher/web-server.mjs', 'the server: runs until it is stopped, with a heap of its share'],
  ['src/launcher/helper-process.mjs', 'the database and the preparation: end with the launcher'],
  ['src/launcher/build.ts', 'Next’s build: an operator waits for it at the start'],
  ['src/launcher/machine/install.mjs', 'npm ci: an operator waits for it at the start'],
]);

/** The text of a call from its name to the end of its arguments. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && --depth === 0) return text.slice(start, index + 1);
  }
  return text.slice(start);
}

/** A call with the values of the constants that it names. */
function withConstants(call: string, text: string): string {
  const names = new Set(call.match(/\b[A-Za-z_]\w*\b/g));
  const values = [...text.matchAll(/\bconst (\w+)[^=\n]*= ([^;]*);/g)];
  return [call, ...values.flatMap(([, name, value]) => (names.has(name!) ? value! : []))].join(' ');
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

it('Every process that the product starts has a limit of time and one of memory, or a reason to have none', () => {
  const files = ['src', 'prisma']
    .flatMap(listFiles)
    .filter(
      (name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|-under-test|^src\/test/.test(name),
    )
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
    .filter(({ text }) => /['"](node:)?child_process['"]/.test(text));
  const calls = files.flatMap(({ name, text }) =>
    [...text.matchAll(CALL)].map(({ index }) => {
      const call = withConstants(callAt(text, index), text);
      return { name, call, isLimited: TIME.test(call) && MEMORY.test(call) };
    }),
  );
  const unlimited = calls.filter(({ isLimited }) => !isLimited);
  expect(unlimited.filter(({ name }) => !UNLIMITED.has(name))).toEqual([]);
  // A reason whose process has a limit, or is gone, is removed.
  expect([...new Set(unlimited.map(({ name }) => name))].sort()).toEqual(
    [...UNLIMITED.keys()].sort(),
  );
  expect(calls.length - unlimited.length).toBeGreaterThan(4);
});
