import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES, SHOWN_SETTINGS } from './env';

/** Sources that may read settings that no page shows, because nothing that they read reaches a shared page. */
const APART = [
  // The start of the processes, the operators' commands, and tests.
  ...['src/instrumentation.ts', 'src/launcher/', 'src/operate/', 'src/test/'],
  // Responses to calls, and the identity of callers.
  ...['src/server/auth/', 'src/server/monitoring/', 'src/server/throttle/'],
  'src/server/telemetry/',
  // Connections, keys, and requests to other servers and programs.
  ...['src/server/credentials/', 'src/server/database/', 'src/server/db.ts'],
  ...['src/server/gateways/feed/', 'src/server/gateways/invoice/', 'src/server/gateways/mail/'],
  ...['src/server/gateways/payment/', 'src/server/gateways/speech/'],
  'src/server/gateways/storage/configured.ts',
  ...['src/server/jobs/', 'src/server/page-cache/start-page-cache.ts'],
  // Writes, and the keys of links and of the audit log.
  'src/server/services/account/sign-up.ts',
  'src/server/services/audit/record-security-event.ts',
  'src/server/services/gift/gift-token.ts',
];

/** Variables of the environment other than settings: how Next was started. */
const PAST_THE_TABLE = /\bprocess\.env(?!\.(?:NODE_ENV|NEXT_RUNTIME)\b)/g;

const readers = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).split(sep).join('/'))
  .filter((file) => /(?<!\.d|\.test)\.(ts|tsx|mjs)$/.test(file))
  .filter((file) => !/^src\/(env\.ts$|server\/prisma-client\/)/.test(file))
  .map((file) => ({ file, code: withNames(withoutComments(readFileSync(file, 'utf8'))) }))
  .filter(({ code }) => /\bfrom '(~|\.{1,2})\/env'|\bprocess\.env\b/.test(code));
const isApart = (file: string) =>
  APART.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));
const ofPages = readers.filter(({ file }) => !isApart(file));

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');
}

/** The code with both names of each setting that is read in the reader's language. */
function withNames(code: string): string {
  return code.replace(/\bsettingIn\(\w+(?:\(\))?, '(\w+)'/g, '($1_ZH, $1_EN');
}

/** The settings that a source names. */
function namedSettings(code: string) {
  const words = new Set(code.match(/\b[A-Z][A-Z0-9_]+\b/g));
  return SETTING_NAMES.filter((name) => words.has(name));
}

it('Every setting that a page may show is marked as shown', () => {
  expect(ofPages.length).toBeGreaterThan(10);
  const unmarked = ofPages.flatMap(({ file, code }) =>
    namedSettings(code)
      .filter((name) => !SHOWN_SETTINGS.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unmarked).toEqual([]);
});

it('Every setting that is marked as shown is read for a page', () => {
  const read = new Set(ofPages.flatMap(({ code }) => namedSettings(code)));
  expect(SHOWN_SETTINGS.filter((name) => !read.has(name))).toEqual([]);
});

it('The query of a page’s settings names each setting, and reads none beside the table of settings', () => {
  const unnamed = ofPages.flatMap(({ file, code }) => {
    const held = [...code.matchAll(/\bconst (\w+) = env\(\)(?!\.)/g)].map(([, name]) => name);
    const whole = [
      ...(code.match(/(?<!\bconst (?:\w+|\{[^}]*\}) = )\benv\(\)(?!\.[A-Z])/g) ?? []),
      ...held.flatMap(
        (name) => code.match(RegExp(`(?<!const )\\b${name}\\b(?!\\.[A-Z])`, 'g')) ?? [],
      ),
      ...(code.match(PAST_THE_TABLE) ?? []),
    ];
    return whole.map((use) => `${file}: ${use}`);
  });
  expect(unnamed).toEqual([]);
});

it('Every source that reads settings apart from pages reads one that they do not show', () => {
  const secret = readers.filter(
    ({ code }) =>
      code.match(PAST_THE_TABLE) !== null ||
      namedSettings(code).some((name) => !SHOWN_SETTINGS.includes(name)),
  );
  const idle = APART.filter(
    (place) => !secret.some(({ file }) => file === place || file.startsWith(place)),
  );
  expect(idle).toEqual([]);
});
