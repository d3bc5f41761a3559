import { setTimeout as delay } from 'node:timers/promises';
import { postgresBinaries, startPostgres, type TestServer } from '~/test/real-postgres';
import {
  databaseUrlOf,
  type ProductOptions,
  type Started,
  startProduct,
  startWorker,
} from '../load/served-product';
import { listProcesses, type ProductProcess, residentBytesOf } from './processes';

const WEB_PROCESSES = 2;
/** Maximum time until a process that was killed is started again, ms. */
const AGAIN_MS = 60_000;

/** A product whose processes are killed and come back. On PostgreSQL with a worker of its own, else with the
 *  embedded database and the worker in its first web process. */
export class SoakedProduct {
  private worker: Started | null = null;

  private constructor(
    private readonly options: ProductOptions,
    private product: Started,
    private readonly postgres: TestServer | null,
  ) {
    this.superviseWorker();
  }

  static async start(
    kind: 'embedded' | 'postgres',
    { folder, dataDir }: { folder: string; dataDir: string },
    port: number,
  ): Promise<SoakedProduct> {
    const bin = kind === 'postgres' ? postgresBinaries() : '';
    if (bin === null) throw new Error('PostgreSQL 15 is missing: apt install postgresql-15');
    // Durable: it is killed, too.
    const postgres = bin ? await startPostgres(bin, { settings: [] }) : null;
    const databaseUrl = postgres?.url ?? null;
    const options = { folder, dataDir, port, databaseUrl, webProcesses: WEB_PROCESSES };
    const product = await startProduct(options).catch(async (error) => {
      await postgres?.stop();
      throw error;
    });
    return new SoakedProduct(options, product, postgres);
  }

  get databaseUrl(): string {
    return databaseUrlOf(this.options);
  }

  processes(): ProductProcess[] {
    const own = listProcesses(this.product.pid);
    const pid = this.worker?.pid ?? 0;
    const residentBytes = this.worker && residentBytesOf(pid);
    return residentBytes ? [...own, { name: 'worker', pid, residentBytes }] : own;
  }

  /** Kills the worker, which is the first web process on the embedded database. */
  killWorker(): Promise<void> {
    return this.kill(this.postgres ? 'worker' : 'web 0');
  }

  killWebProcess(): Promise<void> {
    return this.kill('web 1');
  }

  /** Kills PostgreSQL and starts it again; with the embedded database the whole product is killed, as by a
   *  power cut. */
  async restartDatabase(): Promise<void> {
    if (this.postgres) return this.postgres.crash();
    const { ended } = this.product;
    for (const { pid } of this.processes()) process.kill(pid, 'SIGKILL');
    await ended;
    this.product = await startProduct(this.options);
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.stop();
    await this.product.stop();
    await this.postgres?.stop();
  }

  /** Kills a process and waits until it was started again, because no process would serve if two were down.
   *  @throws Error when it was not started again */
  private async kill(name: string): Promise<void> {
    const find = () => this.processes().find((each) => each.name === name);
    const killed = find();
    if (!killed) throw new Error(`There is no process ${name}.`);
    process.kill(killed.pid, 'SIGKILL');
    const deadline = performance.now() + AGAIN_MS;
    while ((find()?.pid ?? killed.pid) === killed.pid) {
      if (performance.now() > deadline) throw new Error(`${name} was not restarted.`);
      await delay(50);
    }
  }

  /** Starts the worker, and again a second after it ended, as a supervisor does. */
  private superviseWorker(): void {
    if (!this.postgres) return;
    const worker = startWorker(this.options);
    this.worker = worker;
    worker.ended.then(async () => {
      if (this.worker !== worker) return;
      await delay(1000);
      if (this.worker === worker) this.superviseWorker();
    });
  }
}
