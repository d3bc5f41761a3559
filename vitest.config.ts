import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './src/test/slow-first.mjs';
import { testsThatMock } from './src/test/tests-that-mock.mjs';

const src = fileURLToPath(new URL('./src', import.meta.url));
const prisma = fileURLToPath(new URL('./prisma', import.meta.url));
const tools = fileURLToPath(new URL('./tools', import.meta.url));
const serverOnly = fileURLToPath(new URL('./src/test/server-only.ts', import.meta.url));

const nextHeaders = fileURLToPath(new URL('./src/test/next-headers.ts', import.meta.url));

const alias = { '~prisma': prisma, '~tools': tools, '~': src, 'server-only': serverOnly };

/** On a machine that is busy with something else, the state that a test waits for comes late, but does come. */
const expectations = { poll: { timeout: 90_000 } };

/** Globals that a worker must have before any module of Next is loaded in it. */
const nextGlobals = 'src/test/next-globals.ts';

/** Setup of all projects: their workers run many files each. */
const setupFiles = [nextGlobals, 'src/test/restore-stubs.ts'];

/** The tests of commands that work on a database. */
const commands = ['src/operate/**/*.test.ts', 'tools/content/news/**/*.test.ts'];

/** Units of code that no server runs: the scorer, which runs in browsers (the tests of the services cover its use by
 *  the server), the tools, and the comparison of the schema with the migrations. */
const unserved = [
  'src/domain/{interpreting,speech}/**/*.test.ts',
  'src/launcher/database/schema-drift.test.ts',
  'tools/**/*.test.ts',
];

const units = {
  expect: expectations,
  environment: 'node' as const,
  isolate: false,
  setupFiles,
  // Beside the type check on two cores, what takes a second alone may take ten.
  hookTimeout: 180_000,
  testTimeout: 180_000,
};

const components = [
  'features',
  'forms',
  'early',
  'device',
  'audio',
  'components',
  'console',
  'lexicon',
  'app',
];
const screens = {
  expect: expectations,
  environment: 'jsdom',
  setupFiles: [...setupFiles, 'src/test/component-setup.ts'],
  hookTimeout: 180_000,
  testTimeout: 180_000,
};
const mocking = testsThatMock(components.map((folder) => `src/${folder}`));

/** Pure units, services against a real database, and components in jsdom. */
export default defineConfig({
  test: {
    // Of itself Vitest leaves one core free; each worker of the services has a database of its own.
    maxWorkers: Math.min(availableParallelism(), 4),
    experimental: { fsModuleCache: true },
    sequence: { sequencer: SlowFirst },
    tags: [
      {
        name: 'extended',
        description: 'Left out of the core of npm test: tools/testing/parts.mjs',
      },
    ],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          ...units,
          include: [
            'src/{domain,lib,schemas,i18n,launcher,trpc}/**/*.test.ts',
            'src/*.test.ts',
            'prisma/content/**/*.test.ts',
          ],
          exclude: unserved,
        },
      },
      {
        resolve: { alias },
        test: { name: 'unit-unserved', ...units, include: unserved, exclude: commands },
      },
      {
        resolve: { alias: { ...alias, 'next/headers': nextHeaders } },
        test: {
          name: 'service',
          expect: expectations,
          environment: 'node',
          // A worker loads the server once for all of its files, which is most of their time otherwise.
          isolate: false,
          // next-auth imports `next/headers`, which only a bundler resolves.
          server: { deps: { inline: ['next-auth'] } },
          include: [
            'src/{server,test}/**/*.test.ts',
            'prisma/{seed,factories}/**/*.test.ts',
            ...commands,
          ],
          globalSetup: ['src/test/database.global.ts'],
          setupFiles: [...setupFiles, 'src/test/setup.ts'],
          hookTimeout: 180_000,
          testTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'component',
          ...screens,
          // A worker loads jsdom, React and the screens once, which is most of their time otherwise.
          isolate: false,
          include: [`src/{${components}}/**/*.test.{ts,tsx}`],
          exclude: mocking,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'component-mocked',
          ...screens,
          isolate: false,
          setupFiles: [
            ...screens.setupFiles,
            'src/test/timers-of-file.ts',
            'src/test/fresh-modules.ts',
          ],
          include: mocking,
        },
      },
    ],
  },
});
