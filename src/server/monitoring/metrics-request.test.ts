import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { connect } from '~/server/db';
import { enqueueMail } from '~/server/services/mail/outbox';
import { metrics } from '~/server/telemetry/metrics';
import { resetDatabase, testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createDatabaseMetrics } from './database-metrics';
import { saveJobRuns } from './job-run-rows';
import { handleMetricsRequest } from './metrics-request';
import { mergeProcesses, type ProcessMetrics, readSiblings } from './process-metrics';

const db = await testDatabase();
const TOKEN = 'a-token-for-the-metrics';
beforeEach(() => resetDatabase(db));

const ask = (authorization?: string, query = '') =>
  handleMetricsRequest(
    new Request(`http://localhost:3000/api/metrics${query}`, {
      headers: authorization ? { authorization } : {},
    }),
  );

it('Without a token in the settings no caller gets metrics', async () => {
  changeSettings({ METRICS_TOKEN: undefined });
  expect((await ask()).status).toBe(404);
  expect((await ask('Bearer undefined')).status).toBe(404);
  expect((await ask('Bearer ')).status).toBe(404);
});

it('Only the bearer of the token sees the metrics', async () => {
  changeSettings({ METRICS_TOKEN: TOKEN });
  for (const wrong of [undefined, 'Bearer another-token', TOKEN, `Basic ${TOKEN}`])
    expect((await ask(wrong)).status).toBe(404);
  metrics.calls.inc({ entry: 'trpc', call: 'cart.add', code: 'OK' });
  const response = await ask(`Bearer ${TOKEN}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=');
  const text = await response.text();
  expect(text).toMatch(
    /shuoyi_calls_total\{entry="trpc",call="cart.add",code="OK",process="0"\} \d/,
  );
  expect(text).toContain('shuoyi_database_up 1');
});

/** The counts of another process of the launcher. */
async function ofProcess(process: string, count: number): Promise<ProcessMetrics> {
  const own = (await metrics.registry.getMetricsAsJSON()) as unknown as {
    name: string;
    values: object[];
  }[];
  const labels = { entry: 'trpc', call: 'cart.add', code: 'OK', process };
  return own.map((metric) =>
    metric.name === 'shuoyi_calls_total'
      ? { ...metric, values: [{ value: count, labels }] }
      : { ...metric, values: [] },
  ) as unknown as ProcessMetrics;
}

it('The metrics of several processes are one text with a series for each', async () => {
  const text = await mergeProcesses([await ofProcess('0', 3), await ofProcess('1', 4)]);
  expect(text.match(/# TYPE shuoyi_calls_total/g)).toHaveLength(1);
  expect(text).toMatch(/shuoyi_calls_total\{.*process="0"\} 3/);
  expect(text).toMatch(/shuoyi_calls_total\{.*process="1"\} 4/);
});

it('A sibling that serves is asked with the token, and one that does not is left out', async () => {
  const asked: unknown[] = [];
  const sibling = createServer(async (request, response) => {
    asked.push([request.url, request.headers.authorization]);
    response.end(JSON.stringify(await ofProcess('1', 4)));
  });
  sibling.listen(0, '127.0.0.1');
  await once(sibling, 'listening');
  onTestFinished(() => void sibling.close());
  const origin = `http://127.0.0.1:${(sibling.address() as AddressInfo).port}`;
  expect(await readSiblings(TOKEN, [origin, 'http://127.0.0.1:1'])).toHaveLength(1);
  expect(asked).toEqual([['/api/metrics?scope=process', `Bearer ${TOKEN}`]]);
});

it('The queues are shown with their length and the age of the oldest row', async () => {
  const mail = {
    recipient: 'ming@shuoyi.example',
    language: 'en',
    payload: { name: 'M' },
  } as const;
  for (let index = 0; index < 3; index++)
    await enqueueMail(db, { template: 'password-changed', ...mail });
  await db.$executeRaw`UPDATE "OutboxMessage" SET "createdAt" = now() - interval '90 seconds'`;
  await saveJobRuns(db, [{ job: 'deliver mail', ageMs: 30_000 }]);
  const text = await createDatabaseMetrics(() => db).read();
  expect(text).toContain('shuoyi_queue_depth{queue="mails"} 3');
  const age = Number(/shuoyi_queue_oldest_age_seconds\{queue="mails"\} (\S+)/.exec(text)?.[1]);
  expect(age).toBeGreaterThanOrEqual(90);
  expect(age).toBeLessThan(120);
  expect(text).toContain('shuoyi_queue_depth{queue="refunds"} 0');
  expect(text).toContain('shuoyi_mails_last_day{lane="PERSON",status="PENDING"} 3');
  expect(text).toMatch(/shuoyi_job_last_run_age_seconds\{job_name="deliver mail"\} 3\d/);
});

it('The rows are read once for scrapes within ten seconds', async () => {
  const shared = createDatabaseMetrics(() => db);
  await Promise.all([shared.read(), shared.read()]);
  await db.$executeRaw`INSERT INTO "JobRun" VALUES ('late', now())`;
  expect(await shared.read()).not.toContain('job_name="late"');
});

it('A scrape while the database is away says so', async () => {
  const away = connect('postgresql://nobody@127.0.0.1:1/none', 1);
  const text = await createDatabaseMetrics(() => away).read();
  expect(text).toContain('shuoyi_database_up 0');
  expect(text).not.toContain('shuoyi_queue_depth{');
});

it('The age of the last backup is shown, and before the first one that of the database', async () => {
  const age = async () => {
    const text = await createDatabaseMetrics(() => db).read();
    return Number(/^shuoyi_last_backup_age_seconds (\S+)$/m.exec(text)?.[1]);
  };
  const [made] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM now() - min(started_at))::float8 AS seconds FROM _prisma_migrations`;
  expect(await age()).toBeGreaterThanOrEqual(Number(made?.seconds));
  const hoursAgo = (hours: number) => ({
    takenAt: new Date(Date.now() - hours * 3_600_000),
    bytes: 1n,
    rows: 1,
    isEncrypted: false,
    isChecked: true,
  });
  await db.backup.createMany({ data: [hoursAgo(27), hoursAgo(50)] });
  expect(await age()).toBeCloseTo(27 * 3600, -2);
  await db.backup.create({ data: hoursAgo(-1) });
  expect(await age()).toBe(0);
});
