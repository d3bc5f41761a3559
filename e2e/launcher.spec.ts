import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '~/launcher/machine/free-port';
import { requestUntilClosed } from './busy-connections';
import { makeDataFolder } from './data-folder';
import { expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

interface ProcessResult {
  code: number | null;
  printed: string;
}

/** Runs `npm start` with these settings, without the launcher's variables of this process. */
function launch(settings: Record<string, string>) {
  const { NODE_ENV, DATABASE_URL, PORT, DATA_DIR, ...rest } = process.env;
  const child = spawn(process.execPath, ['src/launcher/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...rest, ...settings } as NodeJS.ProcessEnv,
  });
  let printed = '';
  const waiting: (() => void)[] = [];
  const appendOutput = (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('is ready at')) for (const resolveReady of waiting) resolveReady();
  };
  child.stdout.on('data', appendOutput);
  child.stderr.on('data', appendOutput);
  const ended = new Promise<ProcessResult>((resolve) =>
    child.once('exit', (code) => resolve({ code, printed })),
  );
  const ready = new Promise<void>((resolve, reject) => {
    waiting.push(resolve);
    ended.then(({ code }) => reject(new Error(`ended with ${code}:\n${printed}`)));
  });
  ready.catch(() => {});
  return { child, ready, ended, printed: () => printed };
}

const fetchPlans = async (port: number): Promise<string> =>
  (await fetch(`http://localhost:${port}/api/trpc/plan.list`)).text();

/** Ids of the web processes of a launcher, read from `/proc` (Linux). */
async function webProcesses(launcherId: number | undefined): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')),
  );
  return stats
    .filter(
      (stat) =>
        stat.includes('(next-server') && stat.split(') ')[1]?.split(' ')[1] === String(launcherId),
    )
    .map((stat) => Number.parseInt(stat, 10));
}

test('A second server on the same data folder exits with an error, and the first one keeps running', async ({
  app,
}) => {
  const second = launch({ DATA_DIR: app.dataDir, PORT: String(await freePort()) });
  const { code, printed } = await second.ended;
  expect(code).toBe(1);
  expect(printed).toContain(`is using ${app.dataDir}`);
  expect(await fetchPlans(app.port)).toContain('month-12');
});

test('A start with an invalid setting names the setting and exits', async () => {
  const port = await launch({ PORT: 'eighty' }).ended;
  expect(port).toMatchObject({ code: 1 });
  expect(port.printed).toContain('PORT is not usable: "eighty"');

  const server = await launch({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }).ended;
  expect(server).toMatchObject({ code: 1 });
  for (const name of ['APP_URL', 'APP_SECRET', 'SANDBOX_BANK_SECRET']) {
    expect(server.printed).toContain(`${name} is missing.`);
  }
});

test('The web server ends with its killed launcher, the next start has all data, and the product ends with an error when its only web process falls', async () => {
  test.skip(process.platform !== 'linux', 'reads the processes from /proc');
  const dataDir = await makeDataFolder();
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, PORT: String(port), WEB_PROCESSES: '1' };
  const first = launch(settings);
  await first.ready;
  const before = await fetchPlans(port);
  const account = first.printed().match(/Demo account: .*/)?.[0];
  first.child.kill('SIGKILL');
  await first.ended;
  await expect.poll(() => fetchPlans(port).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone');

  const second = launch(settings);
  await second.ready;
  expect(await fetchPlans(port)).toBe(before);
  expect(before).toContain('month-12');
  expect(account).toBeTruthy();
  expect(second.printed()).toContain(account);

  const [only = 0] = await webProcesses(second.child.pid);
  process.kill(only, 'SIGKILL');
  const { code, printed } = await second.ended;
  expect(code).toBe(1);
  expect(printed).toContain('The web server stopped by itself: it ended with SIGKILL.');
  await rm(dataDir, { recursive: true });
});

test('A stop under fifty busy connections interrupts no request and ends soon', async () => {
  const dataDir = await makeDataFolder();
  const port = await freePort();
  for (let round = 0; round < Number(process.env.STOP_ROUNDS ?? 2); round += 1) {
    const server = launch({
      DATA_DIR: dataDir,
      PORT: String(port),
      WEB_PROCESSES: String(1 + (round % 2)),
    });
    await server.ready;
    const clients = ['/faq', '/api/front/cart'].map((path) =>
      requestUntilClosed(`http://localhost:${port}${path}`, 25),
    );
    await Promise.all(clients.map(({ began }) => began));
    const stoppedAt = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    const tookMs = Math.round(performance.now() - stoppedAt);
    for (const { ended } of clients) {
      const { succeeded, rejected, interrupted } = await ended;
      console.log(
        `round ${round}: ${succeeded} answered, ${rejected} refused, ${interrupted.length} cut, ${tookMs} ms`,
      );
      expect(interrupted).toEqual([]);
    }
    expect(tookMs).toBeLessThan(10_000);
  }
  await rm(dataDir, { recursive: true });
});

/** A page over a connection of its own, which either process may accept. */
function fetchAnew(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve(text);
    }).on('error', reject);
  });
}

test(`Two web processes share the port, the news of changed content and the files of earlier releases, and one that falls is started again`, async () => {
  test.skip(process.platform !== 'linux', 'reads the processes from /proc');
  const dataDir = await makeDataFolder();
  const port = await freePort();
  const server = launch({ DATA_DIR: dataDir, PORT: String(port), WEB_PROCESSES: '2' });
  await server.ready;
  const list = () => webProcesses(server.child.pid);
  await expect.poll(async () => (await list()).length).toBe(2);
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  expect(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1])).toBeLessThan(100_000);

  /** Number of twenty home pages that name the partner. */
  const countPages = async (name: string) => {
    let count = 0;
    for (let index = 0; index < 20; index += 1) {
      if ((await fetchAnew(`http://localhost:${port}/en`)).includes(name)) count += 1;
    }
    return count;
  };
  expect(await countPages('New Partner')).toBe(0);
  const client = new Client({
    connectionString: (await readFile(join(dataDir, 'database-url'), 'utf8')).trim(),
  });
  await client.connect();
  await client.query(
    `INSERT INTO "Partner" (id, slug, position, "nameZh", "nameEn", "roleZh", "roleEn", mark)
     VALUES (gen_random_uuid(), 'new', 0, '新夥伴', 'New Partner', '圖書館', 'Library', 'M8 8h32v32H8z')`,
  );
  await client.query(
    `INSERT INTO "StaleTag" (tag, "staleAt") VALUES ('partners', now())
     ON CONFLICT (tag) DO UPDATE SET "staleAt" = now()`,
  );
  await expect.poll(() => countPages('New Partner'), { timeout: 30_000 }).toBe(20);
  const shared = await client.query(`SELECT 1 FROM "CachedPage" WHERE key LIKE '%/en'`);
  expect(shared.rowCount).toBe(1);

  // A tab of an earlier release finds its scripts at either process.
  const built = (await readdir('.next/static', { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  const kept = await client.query('SELECT 1 FROM "ReleaseFile"');
  expect(kept.rowCount).toBe(built.length);
  await client.query(
    `INSERT INTO "ReleaseFile" VALUES ('chunks/earlier.js', 'earlier()'::bytea, now())`,
  );
  const earlier = `http://localhost:${port}/_next/static/chunks/earlier.js`;
  for (let index = 0; index < 10; index += 1) expect(await fetchAnew(earlier)).toBe('earlier()');
  expect((await fetch(earlier)).headers.get('cache-control')).toContain('immutable');
  const unknown = await fetch(earlier.replace('earlier', 'unknown'));
  expect([unknown.status, await unknown.text()]).toEqual([404, 'Not Found']);

  // Neither process is ready any more, and both still accept connections, although nobody has checked their
  // readiness before.
  const health = (name: string) =>
    Promise.all(
      Array.from({ length: 12 }, () => fetchAnew(`http://localhost:${port}/api/health/${name}`)),
    );
  const setLastMigration = (finished: string) =>
    client.query(`UPDATE _prisma_migrations SET finished_at = ${finished}
      WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`);
  await setLastMigration('NULL');
  const isUnavailable = async () =>
    (await health('ready')).every((text) => text.includes('"status":"unavailable"'));
  await expect.poll(isUnavailable, { timeout: 10_000 }).toBe(true);
  expect(new Set(await health('accepting'))).toEqual(new Set(['{"status":"accepting"}']));
  await setLastMigration('now()');
  await client.end();

  const [first = 0, second = 0] = await list();
  process.kill(first, 'SIGKILL');
  await expect.poll(server.printed).toContain('A web process ended with SIGKILL.');
  expect(await fetchPlans(port)).toContain('month-12');
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBe(2);
  expect(await list()).toContain(second);

  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(await list()).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test('A second signal ends the launcher and its web server at once', async () => {
  const dataDir = await makeDataFolder();
  const port = await freePort();
  const server = launch({ DATA_DIR: dataDir, PORT: String(port) });
  await server.ready;
  // The server waits for the rest of an unfinished request. Its 100 Continue shows that it has begun to read
  // it.
  const unfinished = connect(port).on('error', () => {});
  unfinished.write(
    `POST /api/front/cart/add HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [begun] = (await once(unfinished, 'data')) as [Buffer];
  expect(begun.toString()).toContain('100 Continue');
  server.child.kill('SIGTERM');
  await expect.poll(() => fetchPlans(port).catch(() => 'gone')).toBe('gone');
  const again = setInterval(() => server.child.kill('SIGTERM'), 600);
  expect((await server.ended).code).toBe(1);
  clearInterval(again);
  await rm(dataDir, { recursive: true });
});

test('A client is throttled by its real address, whatever its headers claim', async () => {
  const dataDir = await makeDataFolder();
  const port = await freePort();
  const server = launch({
    DATA_DIR: dataDir,
    PORT: String(port),
    THROTTLE_SCALE: '0.1',
    TRUSTED_PROXIES: '10.0.0.0/8',
  });
  await server.ready;
  const guess = (index: number) =>
    fetch(`http://127.0.0.1:${port}/api/trpc/auth.verifyEmail`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        'x-shuoyi-client-address': `203.0.113.${index}`,
      },
      body: JSON.stringify({ json: { token: `no-such-link-${index}-of-anybody` } }),
    });
  for (const index of [1, 2, 3]) expect((await guess(index)).status).toBe(400);
  const rejected = await guess(4);
  expect(rejected.status).toBe(429);
  const wait = Number(rejected.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect((await rejected.json()).error.json.data).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    retryAfter: wait,
  });
  server.child.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
  await rm(dataDir, { recursive: true });
});
