import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeDataFolder } from './data-folder';

const STOP_TIMEOUT_MS = 30_000;
const START_TIMEOUT_MS = 300_000;

/** The product as `npm start` runs it: embedded database, built pages, a data directory of its own. */
export class App {
  private child: ChildProcess | undefined;
  private printed = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** Starts on a free port with a data directory of its own, which has the content already. With `E2E_URL` it
   *  uses a server that runs on this machine already: that suffices for journeys that neither restart it nor
   *  change its settings.
   *  @param settings beyond the defaults, as environment variables */
  static async start(settings: Record<string, string> = {}): Promise<App> {
    const running = process.env.E2E_URL;
    if (running) return new App(Number(new URL(running).port), '', settings);
    const app = new App(await freePort(), await makeDataFolder(), settings);
    await app.up();
    return app;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Everything the launcher has printed so far. */
  get output(): string {
    return this.printed;
  }

  /** Stops the server as an operator would (SIGTERM) and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.up();
  }

  /** Stops the server and removes its data. */
  async dispose(): Promise<void> {
    await this.stop();
    if (this.dataDir) await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Changes rows of the running server's database, to simulate elapsed time.
   *  @returns the number of changed rows */
  async changeRows(sql: string, values: unknown[]): Promise<number> {
    const url = await readFile(join(this.dataDir, 'database-url'), 'utf8');
    const client = new Client({ connectionString: url.trim() });
    await client.connect();
    const { rowCount } = await client.query(sql, values).finally(() => client.end());
    return rowCount ?? 0;
  }

  /** Reads rows of the server's database that no page shows. */
  async readRows<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    const url = await readFile(join(this.dataDir, 'database-url'), 'utf8');
    const client = new Client({ connectionString: url.trim() });
    await client.connect();
    const { rows } = await client.query<Row>(sql, values).finally(() => client.end());
    return rows;
  }

  /** Suspends the process of the embedded database, as if its machine hung; the web server goes on. */
  async hangDatabase(): Promise<void> {
    process.kill(await this.databaseProcess(), 'SIGSTOP');
  }

  async resumeDatabase(): Promise<void> {
    process.kill(await this.databaseProcess(), 'SIGCONT');
  }

  private async databaseProcess(): Promise<number> {
    return JSON.parse(await readFile(join(this.dataDir, 'lock'), 'utf8')).pid;
  }

  private async up(): Promise<void> {
    const child = spawn(process.execPath, ['src/launcher/start.mjs'], {
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stdout.on('data', (chunk) => this.appendOutput(chunk));
    child.stderr.on('data', (chunk) => this.appendOutput(chunk));
    const died = new Promise<never>((_, reject) =>
      child.once('exit', (code) =>
        reject(new Error(`The server ended with code ${code}:\n${this.printed}`)),
      ),
    );
    died.catch(() => {});
    await Promise.race([this.waitForResponse(), died]);
  }

  /** Environment without the variables of the test process that the launcher sets for itself. */
  private environment(): NodeJS.ProcessEnv {
    const { NODE_ENV: _, DATABASE_URL: __, ...rest } = process.env;
    return {
      ...rest,
      ...this.settings,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      // Every test of a run comes from one address.
      THROTTLE_SCALE: '20',
      // The gallery of components is tested like any screen.
      GALLERY: '1',
    } as unknown as NodeJS.ProcessEnv;
  }

  /** Stops the server as an operator would and keeps its data.
   *  @throws Error when it does not end cleanly */
  async stop(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.kill('SIGTERM');
    const code = await ended;
    clearTimeout(killTimer);
    if (code !== 0) throw new Error(`The server did not stop cleanly (${code}):\n${this.printed}`);
  }

  private async waitForResponse(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const ok = await fetch(`${this.url}/api/front/cart`).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`The server did not answer in time:\n${this.printed}`);
  }

  private appendOutput(chunk: Buffer): void {
    this.printed += chunk.toString();
    if (process.env.E2E_LOG) process.stderr.write(chunk);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
