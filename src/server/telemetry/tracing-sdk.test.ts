import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { captureLog } from '~/test/captured-log';
import { resetDatabase, testDatabase } from '~/test/db';
import { createBrowser } from '~/test/next-headers';
import { log } from './log.mjs';
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
  expect(call?.attributes.map(({ key }) => key)).toEqual(['shuoyi.request_id']);
  expect(collector.text()).not.toContain(TYPED);
});

it('The request’s span has the id of its request, and a line of the log has the trace', async () => {
  const records = captureLog();
  const tracing = startTracing({ endpoint: collector.endpoint, ratio: 1 });
  const getter = {
    get: (headers: Record<string, string>, name: string) => headers[name],
    keys: Object.keys,
  };
  // As Next begins its span of a request.
  const headers = {
    'x-request-id': '0f9c-request',
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
  };
  await context.with(propagation.extract(context.active(), headers, getter), () =>
    trace.getTracer('next.js').startActiveSpan('GET /[locale]/order', async (span) => {
      await withSpan('inner', {}, async () => log.info('inside'));
      span.end();
    }),
  );
  await trace.getTracer('next.js').startActiveSpan('load route module', async (span) => span.end());
  log.info('outside');
  await tracing.stop();
  const spans = collector.spans();
  expect(spans.map(({ name }) => name).sort()).toEqual(['GET /[locale]/order', 'inner']);
  const request = spans.find(({ parentSpanId }) => !parentSpanId);
  expect(request?.attributes).toEqual([
    { key: 'shuoyi.request_id', value: { stringValue: '0f9c-request' } },
  ]);
  expect(spans.find(({ name }) => name === 'inner')?.attributes).toEqual([]);
  expect(records).toMatchObject([{ traceId: request?.traceId }, {}]);
  expect(records[1]).not.toHaveProperty('traceId');
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
