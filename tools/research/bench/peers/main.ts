/** Compares the built product with hand-written servers, with the bare framework and with two other shops, on
 *  one PostgreSQL, with the server alone on one processor.
 *
 *      npm run bench:peers                        all work, some ten minutes
 *      npm run bench:peers -- --quick             shorter and rougher; writes no file
 *      npm run bench:peers -- --only=cart,session
 *      npm run bench:peers -- --node=PATH         runs the servers with another Node
 *      npm run bench:peers -- --install           installs the other shops in .data/peers (--peers=DIR)
 *
 *  The results go to docs/measure (--out=DIR). docs/measure.md explains the numbers. */
import { buildProduct } from './build-product';
import { compare, type Work, type WorkResult } from './compare';
import type { Environment } from './environment';
import { generatorCeiling } from './generator-ceiling';
import { describeMachine } from './machine';
import { buildNextFloor, startNextFloor } from './next-floor-server';
import { closeEnvironment, openEnvironment } from './open-environment';
import { type Options, readOptions, type WorkName } from './options';
import { startProductServer } from './product-server';
import { printResult } from './report';
import { writeResults } from './results';
import { installMedusa } from './shops/install-medusa';
import { installVendure } from './shops/install-vendure';
import { cartWork } from './work-cart';
import { loginWork } from './work-login';
import { sessionWork } from './work-session';
import { staticWork } from './work-static';

/** Maximum duration of the command, ms. */
const LIMIT_MS = 30 * 60_000;

const options = readOptions(process.argv.slice(2));
if (!options.install) {
  // The build runs before this process is pinned, so that it may use all processors.
  buildProduct();
  buildNextFloor();
}
const environment = await openEnvironment(options);
const limit = setTimeout(() => void fail(new Error('This takes too long.')), LIMIT_MS);
process.once('SIGINT', () => void fail(new Error('Stopped.')));
try {
  await (options.install ? install(environment) : measureAll(environment, options));
} catch (error) {
  await fail(error);
}
clearTimeout(limit);
await closeEnvironment(environment);
process.exit(process.exitCode ?? 0);

async function fail(error: unknown): Promise<never> {
  console.error(error instanceof Error ? error.message : error);
  await closeEnvironment(environment);
  process.exit(1);
}

async function install(environment: Environment): Promise<void> {
  console.log('Installing Vendure …');
  await installVendure(environment);
  console.log('Installing Medusa …');
  await installMedusa(environment);
  console.log(`Both are in ${environment.options.folder}.`);
}

async function measureAll(environment: Environment, options: Options): Promise<void> {
  const machine = describeMachine(options.node);
  const ceiling = Math.round(await generatorCeiling(environment));
  console.log(`${machine.processor}, ${machine.processors} processors, Node ${machine.node}`);
  console.log(`The load reaches ${ceiling} requests/s with a server that does nothing.`);
  const product = await startProductServer(environment);
  const nextFloor = await startNextFloor(environment);
  const works: Record<WorkName, () => Promise<Work>> = {
    session: () => sessionWork(environment, { product, nextFloor }),
    static: () => staticWork(environment, { product, nextFloor }),
    login: () => loginWork(environment, product),
    cart: () => cartWork(environment, { product, nextFloor }),
  };
  const results: WorkResult[] = [];
  for (const name of options.only) {
    const work = await works[name]();
    const result = await compare(work, { ...options, databasePid: environment.postgres.pid });
    printResult(result);
    results.push(result);
  }
  if (options.out) writeResults(options.out, { machine, ceiling, options, results });
  if (results.some(({ contenders }) => contenders.some(({ wrong }) => wrong > 0))) {
    console.error('Some responses were wrong: see above.');
    process.exitCode = 1;
  }
}
