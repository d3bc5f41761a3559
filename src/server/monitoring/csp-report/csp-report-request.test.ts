import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { POST } from '~/app/api/csp-report/route';
import { metrics } from '~/server/telemetry/metrics';
import { captureLog } from '~/test/captured-log';
import { DistinctLines } from './distinct-lines';
import { readViolations } from './read-violations';

const ORIGIN = 'http://localhost:3000';
const SECRET = 'Zq0Vt1s8Jw2Xy7Qe5Rb3Nc6Lf9Gh0Km4';
const MESSAGE = 'A page violated the content security policy.';

const send = (body: string, headers: Record<string, string> = {}) =>
  POST(new Request(`${ORIGIN}/api/csp-report`, { method: 'POST', headers, body }));

/** Both forms of one violation, whose page's address has a secret and whose sample quotes the page. */
const OLD = {
  'csp-report': {
    'document-uri': `${ORIGIN}/en/password-reset/${SECRET}?from=${SECRET}`,
    referrer: `${ORIGIN}/gift/${SECRET}`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "script-src 'self'",
    'blocked-uri': `https://evil.example/steal.js?who=${SECRET}`,
    'source-file': `${ORIGIN}/_next/static/chunks/main-1a2b.js`,
    'line-number': 7,
    'script-sample': `secret ${SECRET}`,
    disposition: 'enforce',
  },
};
const NEW = [
  {
    type: 'csp-violation',
    age: 3,
    url: `${ORIGIN}/en/password-reset/${SECRET}?from=${SECRET}`,
    user_agent: 'a-browser-of-somebody',
    body: {
      documentURL: `${ORIGIN}/en/password-reset/${SECRET}?from=${SECRET}`,
      referrer: `${ORIGIN}/gift/${SECRET}`,
      effectiveDirective: 'script-src-elem',
      originalPolicy: "script-src 'self'",
      blockedURL: `https://evil.example/steal.js?who=${SECRET}`,
      sourceFile: `${ORIGIN}/_next/static/chunks/main-1a2b.js`,
      lineNumber: 7,
      sample: `secret ${SECRET}`,
      disposition: 'enforce',
    },
  },
  { type: 'deprecation', body: { id: 'unload' } },
];
const VIOLATION = {
  directive: 'script-src-elem',
  disposition: 'enforce',
  blocked: 'https://evil.example',
  page: '/password-reset',
  source: '/_next/static/chunks/main-1a2b.js',
  line: 7,
};

async function countViolations(directive: string): Promise<number> {
  const { values } = await metrics.policyViolations.get();
  return values
    .filter(({ labels }) => labels.directive === directive)
    .reduce((sum, { value }) => sum + value, 0);
}

it.each([
  ['the old form', OLD],
  ['the Reporting API', NEW],
])(
  'A violation in %s is reduced to what holds no query, secret or words of a page',
  (_, report) => {
    expect(readViolations(JSON.stringify(report), ORIGIN)).toEqual([VIOLATION]);
  },
);

it.each([
  ['chrome-extension://abcdef/content.js', 'chrome-extension:'],
  ['inline', 'inline'],
  ['data:text/javascript,alert(1)', 'data:'],
  [`what a person typed ${SECRET}`, 'unknown'],
  ['', 'unknown'],
])('A resource blocked at %s is reported as %s', (address, blocked) => {
  const report = { 'csp-report': { ...OLD['csp-report'], 'blocked-uri': address } };
  expect(readViolations(JSON.stringify(report), ORIGIN)).toMatchObject([{ blocked }]);
});

it('A report with other types, unknown directives and a page that is no address is read as far as it goes', () => {
  const report = {
    'csp-report': { 'violated-directive': 'made-up-src a', 'document-uri': 7, 'line-number': '7' },
  };
  expect(readViolations(JSON.stringify(report), ORIGIN)).toEqual([
    {
      directive: 'other',
      disposition: 'enforce',
      blocked: 'unknown',
      page: 'unknown',
      source: 'unknown',
      line: 0,
    },
  ]);
});

it('A report has twenty violations at most', () => {
  expect(readViolations(JSON.stringify(Array(50).fill(NEW[0])), ORIGIN)).toHaveLength(20);
});

it('Every violation is counted, and the same one is in the log once a minute without what it quotes', async () => {
  const records = captureLog();
  const before = await countViolations('script-src-elem');
  for (const report of [OLD, NEW, OLD])
    expect((await send(JSON.stringify(report))).status).toBe(204);
  expect(await countViolations('script-src-elem')).toBe(before + 3);
  const lines = records.filter(({ message }) => message === MESSAGE);
  expect(lines).toMatchObject([{ level: 'warn', ...VIOLATION }]);
  const text = JSON.stringify(records);
  for (const secret of [SECRET, 'steal', 'a-browser-of-somebody', '?'])
    expect(text).not.toContain(secret);
});

it('Distinct violations beyond twenty in a minute are not logged until the next one', () => {
  const lines = new DistinctLines({ max: 20, milliseconds: 60_000 });
  const now = randomInt(1e12);
  const written = (at: number) =>
    Array.from({ length: 50 }, (_, index) => lines.isNew(`line ${index}`, at)).filter(Boolean)
      .length;
  expect([written(now), written(now + 59_999), written(now + 60_000)]).toEqual([20, 0, 20]);
});

it.each(['', 'not json', '{}', '"text"', '{"csp-report":"text"}', 'null'])(
  'The body %s, which is no report, is a 400',
  async (body) => {
    expect((await send(body)).status).toBe(400);
  },
);

it('A body of more than 64 KB is a 413, whatever its length says', async () => {
  expect((await send('x'.repeat(65 * 1024))).status).toBe(413);
  expect((await send('x'.repeat(65 * 1024), { 'content-length': '10' })).status).toBe(413);
});

it('Reports beyond thirty a minute of one address are a 429, and are neither counted nor logged', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent <= 30; sent++) statuses.add((await send(JSON.stringify(OLD))).status);
  expect(statuses).toContain(429);
  const records = captureLog();
  const before = await countViolations('script-src-elem');
  const responses = await Promise.all([1, 2, 3].map(() => send(JSON.stringify(OLD))));
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect([await countViolations('script-src-elem'), records]).toEqual([before, []]);
});
