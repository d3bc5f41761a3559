import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

it('no test of services or units mocks a module: the test files of a worker share theirs', () => {
  const call = ['vi', 'mock('].join('.');
  const folders = ['server', 'test', 'domain', 'lib', 'schemas', 'i18n', 'launcher', 'operate'];
  const mocking = [...folders.map((name) => join('src', name)), 'prisma', 'tools']
    .flatMap(testsIn)
    .filter((file) => readFileSync(file, 'utf8').includes(call));
  const instead =
    'Whether a mock is heard would depend on which file came before. `next/headers` is an alias already; settings change by changeSettings() of ~/test/settings.';
  expect(mocking, instead).toEqual([]);
});
