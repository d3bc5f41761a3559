import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { freePort } from '~/launcher/machine/free-port';
import { resetDatabase, testDatabase, workerUrl } from '~/test/db';

const db = await testDatabase();
const TOKEN = 'a-token-for-the-metrics';
const RULES = readFileSync('deploy/prometheus/shuoyi.rules.yml', 'utf8');
beforeEach(() => resetDatabase(db));

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGKILL')) await ended;
  }
});

/** Starts `npm run worker` on this test's database. */
async function startWorker(settings: Record<string, string> = {}) {
  const port = await freePort();
  const words = ['--conditions=react-server', '--import=tsx', 'src/launcher/worker.ts'];
  const child = spawn(process.execPath, words, {
    env: {
      ...process.env,
      DATABASE_URL: workerUrl(inject('databases')),
      APP_URL: 'https://shuoyi.example',
      METRICS_PORT: String(port),
      METRICS_TOKEN: TOKEN,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { url: `http://127.0.0.1:${settings.METRICS_PORT ?? port}`, output: () => output, ended };
}

describe('A worker of its own', () => {
  it('A worker reports that it is alive, and its counters to callers with the token', async () => {
    const { url } = await startWorker();
    const live = () =>
      fetch(`${url}/api/health/live`).then(
        (response) => response.json(),
        () => null,
      );
    await expect.poll(live).toMatchObject({ status: 'live' });
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(url + path, { headers });
      return { status: response.status, text: await response.text() };
    };
    const authorization = `Bearer ${TOKEN}`;
    for (const [path, headers] of [
      ['/api/metrics', {}],
      ['/api/metrics', { authorization: `Bearer ${TOKEN}x` }],
      ['/api/metrics', { authorization, 'x-forwarded-proto': 'http' }],
      ['/', { authorization }],
      ['/api/health/ready', {}],
    ] as const)
      expect([path, await ask(path, headers)]).toEqual([path, { status: 404, text: '' }]);

    const scrape = async () => (await ask('/api/metrics', { authorization })).text;
    const done =
      /^shuoyi_job_runs_total\{job_name="deliver mail",outcome="done",process="worker"\} \d+$/m;
    await expect.poll(scrape).toMatch(done);
    const text = await scrape();
    expect(text).toMatch(/^process_resident_memory_bytes\{process="worker"\} \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{process="worker"\} /m);
    // A counter that appears with its first event does not increase for an alert.
    const counted = [...RULES.matchAll(/increase\((\w+)\{(\w+)=~?"([^"]+)"\}/g)];
    expect(counted.length).toBeGreaterThan(1);
    for (const [, name = '', label = '', values = ''] of counted)
      for (const value of values.split('|'))
        expect([name, text]).toEqual([
          name,
          expect.stringMatching(new RegExp(`^${name}\\{[^}]*${label}="${value}"[^}]*\\} 0$`, 'm')),
        ]);
  });

  it('A worker without the token tells that it lives, and nothing else', async () => {
    const { url } = await startWorker({ METRICS_TOKEN: '' });
    const status = (path: string, authorization = '') =>
      fetch(url + path, { headers: { authorization } }).then(
        (response) => response.status,
        () => null,
      );
    await expect.poll(() => status('/api/health/live')).toBe(200);
    for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
      expect(await status('/api/metrics', authorization)).toBe(404);
  });

  it('A worker whose port is taken ends with a sentence that names the setting', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, resolve));
    onTestFinished(() => void other.close());
    const { ended, output } = await startWorker({ METRICS_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toContain(`Port ${port} is taken`);
    expect(output()).toContain('METRICS_PORT');
  });
});
