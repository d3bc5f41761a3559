import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForeignCitations, findUnknownNames, namesIn } from '../tools/testing/code-names';
import { findMissingReferences, listDocuments, readRepository } from '../tools/testing/documents';

const repository = readRepository();
const read = (path: string) => readFileSync(path, 'utf8');

describe('References in documents', () => {
  it.each(listDocuments())('Every path, command and link in %s exists', (path) => {
    expect(findMissingReferences(path, read(path), repository)).toEqual([]);
  });

  it.each([
    ['a path', 'See `src/domain/no-such-rule.ts`.', 'the path src/domain/no-such-rule.ts'],
    ['a folder', 'In `src/no-such-floor/`, …', 'the path src/no-such-floor/'],
    [
      'a path with a placeholder',
      '`src/nothing/<domain>/hooks.ts`',
      'the path src/nothing/<domain>/hooks.ts',
    ],
    ['one of several', '`src/server/{api,nothing}/`', 'the path src/server/nothing/'],
    ['a file without its folder', '`no-such-file.ts`', 'the path no-such-file.ts'],
    ['a document', '`docs/NOTHING.md`', 'the path docs/NOTHING.md'],
    ['a path in a block', '```sh\nnpx tsx src/no-such.ts\n```\n', 'the path src/no-such.ts'],
    ['a command', '`npm run no:such -- list`', 'the command npm run no:such'],
    ['a link', '[there](docs/no-such.md)', 'the link docs/no-such.md'],
    ['an anchor', '# Here\n[there](#elsewhere)', 'the link #elsewhere'],
    [
      'another document’s anchor',
      '[there](docs/operate.md#no-such)',
      'the link docs/operate.md#no-such',
    ],
  ])('A wrong reference is reported: %s', (_, text, missing) => {
    expect(findMissingReferences('README.md', text, repository)).toEqual([missing]);
  });

  it('Correct references, patterns and external links pass', () => {
    const text = [
      '`src/env.ts`, `src/server/{api,rest}/`, `src/features/<domain>/hooks.ts`, `hooks.ts`,',
      '`prisma/migrations/*/migration.sql`, `import type { AppRouter } from "./src/client-types"`,',
      '`npm run -s invoice`, [settings](docs/operate.md#settings), [a site](https://example.com/x)',
    ].join('\n');
    expect(findMissingReferences('README.md', text, repository)).toEqual([]);
  });
});

const CODE = /\.(ts|tsx|mjs|cjs|js|prisma|sql|css|sh|ya?ml)$|^[\w.-]+\.json$|^deploy\//;
/** Files of these tests, which contain names of other projects and names that do not exist. */
const OWN = /^src\/docs\.test\.ts$|\/code-names\.ts$/;
const sources = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => CODE.test(path) && !OWN.test(path) && existsSync(path));

describe('Names of code in documents', () => {
  const known = new Set(sources.flatMap((path) => [...namesIn(read(path))]));
  /** Names in the changelog and among the retired words are missing in the code on purpose. */
  const current = listDocuments().filter((path) => !/CHANGELOG|docs\/words/.test(path));

  it.each(current)('Every name in %s is in the code or of a library', (path) => {
    expect(findUnknownNames(read(path), known)).toEqual([]);
  });

  it('A name that is neither in the code nor of a library is reported, in prose and in a call', () => {
    const text = '`setPendingMail` calls it; `noSuchStore.getState(createStore)`, `NO_SUCH_JOBS`.';
    expect(findUnknownNames(text, known)).toEqual([
      'setPendingMail',
      'noSuchStore',
      'NO_SUCH_JOBS',
    ]);
    expect(findUnknownNames('```ts\nsetPendingMail()\n```\nOf iOS and zodSchema.', known)).toEqual(
      [],
    );
  });
});

describe('Decisions that code cites', () => {
  const records = listDocuments()
    .filter((path) => /decisions\/\d{4}-/.test(path))
    .map((path) => ({ name: basename(path, '.md'), text: read(path) }));

  it('Every decision that a file cites is about the file', () => {
    // A migration that was applied is never edited.
    const citing = sources.filter((path) => !/^prisma\/migrations\/|\.test\.tsx?$/.test(path));
    const found = citing.flatMap((path) =>
      findForeignCitations(path, read(path), records).map((number) => `${path}: ${number}`),
    );
    expect(found).toEqual([]);
  });

  it('A decision about something else, or with other words, is reported', () => {
    const find = (code: string) =>
      findForeignCitations('src/launcher/address-headers.mjs', code, records);
    expect(find('// Next tries each rule (decision 0055).')).toEqual([]);
    expect(find('// Next tries each rule (decision 0054).')).toEqual(['0054']);
    expect(find('// See docs/decisions/0054.\nconst one = { hasOnePlan };')).toEqual([]);
    expect(find('// In docs/decisions/0018-giving-up-on-a-database.md.')).toEqual([]);
    expect(find('// In docs/decisions/0018-giving-up-on-a-socket.md; decision 9999.')).toEqual([
      '0018-giving-up-on-a-socket',
      '9999',
    ]);
  });
});

it('README.md has at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

it('Every document of docs/ and every decision is linked from an index', () => {
  const indexes = read('README.md') + read('docs/operate.md');
  const documents = listDocuments().filter((path) => path !== 'README.md');
  for (const path of documents) {
    const [, record] = path.match(/^docs\/decisions\/(\d{4}-.*)$/) ?? [];
    if (record) expect(read('docs/decisions/README.md'), path).toContain(`](${record})`);
    else expect(indexes, path).toContain(`](${path})`);
  }
});

describe('Decision records', () => {
  const records = listDocuments().filter((path) => /decisions\/\d{4}-/.test(path));

  it('Every decision record has a unique number', () => {
    const numbers = records.map((path) => Number(path.match(/\d{4}/)?.[0])).sort((a, b) => a - b);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(records)('The decision record %s has the form of the index', (path) => {
    const text = read(path);
    const number = path.match(/\d{4}/)?.[0];
    expect(text).toMatch(
      new RegExp(`^# ${number} .+\n\nStatus: (accepted|replaced by \\d{4}), \\d{4}-\\d{2}-\\d{2}`),
    );
    expect(text).toMatch(/^## Drivers$/m);
    expect(text).toMatch(/^## (Options|Decision)/m);
  });
});

it('docs/words.md defines every term once', () => {
  const [terms = ''] = read('docs/words.md').split('## Words with one meaning only');
  const cells = [...terms.matchAll(/^\| (?!term |-)([^|]+) \|/gm)].map(([, cell]) => cell ?? '');
  const words = cells.flatMap((cell) => cell.split(', '));
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

it('Every command of the continuous integration is a script of package.json', () => {
  const workflow = '.github/workflows/ci.yml';
  expect(existsSync(workflow)).toBe(true);
  expect(findMissingReferences(workflow, read(workflow), repository)).toEqual([]);
  expect(read(workflow)).toContain('npm run test:unit');
});
