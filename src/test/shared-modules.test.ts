import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

it('No service or unit test mocks a module, as the test files of a worker share their modules', () => {
  const call = ['vi', 'mock('].join('.');
  const folders = ['server', 'test', 'domain', 'lib', 'schemas', 'i18n', 'launcher', 'operate'];
  const mocking = [...folders.map((name) => join('src', name)), 'prisma', 'tools']
    .flatMap(testsIn)
    .filter((file) => readFileSync(file, 'utf8').includes(call));
  const explanation =
    'Whether a mock takes effect would depend on the file that ran before. `next/headers` is an alias already; settings change by changeSettings() of ~/test/settings.';
  expect(mocking, explanation).toEqual([]);
});
