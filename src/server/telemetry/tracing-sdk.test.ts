import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { resetDatabase, testDatabase } from '~/test/db';
import { createBrowser } from '~/test/next-headers';
import { nameStatement, withSpan } from './tracing';
import { startTracing } from './tracing-sdk';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string }[];
}

const db = await testDatabase();
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  await resetDatabase(db);
  collector = await startCollector();
});
afterEach(() => collector.close());

/** A collector that speaks OTLP over HTTP, in JSON. */
async function startCollector() {
  const texts: string[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    paths.push(request.url);
    texts.push(Buffer.concat(await request.toArray()).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    paths,
    text: () => texts.join(),
    spans: () =>
      texts.flatMap((text) =>
        JSON.parse(text).resourceSpans.flatMap(
          (resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
            resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ) as SentSpan[],
    close: () => server.close(),
  };
}

const TYPED = 'words-that-a-person-typed';

/** Calls a procedure as Next does: inside of a span of the request with its whole address. */
async function requestUnits() {
  const input = encodeURIComponent(JSON.stringify({ json: { slug: TYPED } }));
  const url = `http://localhost:3000/api/trpc/plan.list?input=${input}`;
  await trace
    .getTracer('next.js')
    .startActiveSpan(
      'GET /api/trpc/[trpc]',
      { attributes: { 'http.target': url, 'http.method': 'GET' } },
      async (span) => {
        await createBrowser().act(new Request(url), (request) => handleTrpcRequest(request));
        span.recordException(new Error(TYPED));
        span.end();
      },
    );
}

it('A trace has the request, below it the call, and below that its statements, by name only', async () => {
  const tracing = startTracing({ endpoint: collector.endpoint, ratio: 1 });
  await requestUnits();
  await tracing.stop();
  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'GET /api/trpc/[trpc]');
  const call = spans.find(({ name }) => name === 'plan.list');
  const statements = spans.filter(({ attributes }) =>
    attributes.some(({ key }) => key === 'db.operation'),
  );
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  expect(call?.parentSpanId).toBe(request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT Plan');
  expect(statements.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
  expect(statements.some(({ parentSpanId }) => parentSpanId === call?.spanId)).toBe(true);
  expect(request?.attributes.map(({ key }) => key)).toEqual(['http.method']);
  expect(collector.text()).not.toContain(TYPED);
});

it('A share of 0 sends no trace', async () => {
  const tracing = startTracing({ endpoint: collector.endpoint, ratio: 0 });
  await requestUnits();
  await tracing.stop();
  expect(collector.paths).toEqual([]);
});

it('Without a collector work runs without a span', async () => {
  expect(await withSpan('work', {}, async () => 7)).toBe(7);
  await requestUnits();
  expect(collector.paths).toEqual([]);
});

it.each([
  ['/* session-by-token */ SELECT 1', 'session-by-token'],
  ['SELECT "public"."Plan"."id" FROM "public"."Plan" WHERE id = $1', 'SELECT Plan'],
  ['INSERT INTO "public"."Order" (name) VALUES (\'王小明\')', 'INSERT Order'],
  ['UPDATE "User" SET phone = $1', 'UPDATE User'],
  ['BEGIN', 'BEGIN'],
  ['', 'SQL'],
])('The statement %j is named %s', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
