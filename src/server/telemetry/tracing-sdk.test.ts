import { context, propagation, trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { runJobs } from '~/server/jobs/worker';
import { enqueueAccountRequest } from '~/server/services/account/enqueue-account-request';
import { processAccountRequests } from '~/server/services/account/process-account-requests';
import { deliverMail } from '~/server/services/mail/deliver-mail';
import { captureLog } from '~/test/captured-log';
import { createTestClock, systemContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createBrowser } from '~/test/next-headers';
import { startTraceCollector, type TraceCollector } from '~/test/trace-collector';
import { createLearner } from '~prisma/factories/learner';
import { withJobSpan } from './job-span';
import { log } from './log.mjs';
import { currentRequestId, nameStatement, withRequest, withSpan } from './tracing';
import { startTracing } from './tracing-sdk';

const db = await testDatabase();
let collector: TraceCollector;
beforeEach(async () => {
  await resetDatabase(db);
  collector = await startTraceCollector();
});
afterEach(() => collector.close());

const TYPED = 'words-that-a-person-typed';

/** Calls a procedure as Next does, inside of a span of the request with its whole address. */
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

it('A run of a job is a trace of its own, with its statements; one that found nothing to do is not sent', async () => {
  captureLog();
  const tracing = startTracing({ endpoint: collector.endpoint, ratio: 1, process: 'worker' });
  const results = [0, undefined, [], 3, 'all', new Error(TYPED)];
  let runs = 0;
  await new Promise<void>((resolve) => {
    const worker = runJobs([
      {
        name: 'some work',
        intervalMs: 0,
        run: async () => {
          await db.$queryRaw`SELECT 1`;
          const result = results[runs++];
          if (runs === results.length) resolve(void worker.stop());
          if (result instanceof Error) throw result;
          return result;
        },
      },
    ]);
  });
  await new Promise((resolve) => setImmediate(resolve));
  await tracing.stop();
  const sent = collector.spans().filter(({ name }) => name === 'job some work');
  expect(sent.map(({ parentSpanId }) => parentSpanId || null)).toEqual([null, null, null]);
  expect(new Set(sent.map(({ traceId }) => traceId)).size).toBe(3);
  expect(sent[0]?.attributes).toEqual([
    { key: 'shuoyi.job', value: { stringValue: 'some work' } },
    { key: 'shuoyi.done', value: { intValue: 3 } },
  ]);
  const statements = collector
    .spans()
    .filter(({ attributes }) => attributes.some(({ key }) => key === 'db.operation'));
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual(
    sent.map(({ spanId }) => spanId),
  );
  expect(collector.text()).toContain('"worker"');
  expect(collector.text()).not.toContain(TYPED);
});

it('Work that a request enqueues is traced by the worker under the id of the request', async () => {
  const tracing = startTracing({ endpoint: collector.endpoint, ratio: 1 });
  const records = captureLog();
  const { email } = await createLearner(db);
  // Rows dated by the database are due by then.
  const clock = createTestClock(new Date(Date.now() + 60_000));
  await withRequest('auth/forgot-password', 'of-the-request', () =>
    enqueueAccountRequest(db, visitorContext(db, { clock }), { kind: 'RESET_PASSWORD', email }),
  );
  const system = systemContext(db, { clock });
  const sending: string[] = [];
  const transport = {
    send: async () => {
      sending.push(`${currentRequestId()}`);
      throw new Error('421 not now');
    },
  };
  await withJobSpan('process account requests', () => processAccountRequests({ ctx: system }));
  const [mail] = await db.outboxMessage.findMany();
  expect(mail).toMatchObject({ template: 'reset-password', requestId: 'of-the-request' });
  expect(
    await withJobSpan('deliver mail', () => deliverMail({ ctx: system, input: transport })),
  ).toBe(0);
  expect(sending).toEqual(['of-the-request']);
  await tracing.stop();
  const named = (name: string) => collector.spans().find((span) => span.name === name);
  for (const [part, job] of [
    ['account request RESET_PASSWORD', 'job process account requests'],
    ['mail reset-password', 'job deliver mail'],
  ] as const) {
    expect(named(part)?.attributes).toEqual([
      { key: 'shuoyi.request_id', value: { stringValue: 'of-the-request' } },
    ]);
    expect(named(part)?.parentSpanId).toBe(named(job)?.spanId);
  }
  expect(records).toMatchObject([{ requestId: 'of-the-request', template: 'reset-password' }]);
  expect(collector.text()).not.toContain(email);
  expect(currentRequestId()).toBeNull();
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
