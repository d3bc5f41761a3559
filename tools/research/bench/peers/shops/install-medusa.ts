import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';
import type { Environment } from '../environment';
import { installPackages } from './install-packages';
import { medusaEnv } from './medusa';
import { createDatabase, dumpDatabase } from './shop-database';

const VERSION = '2.21.2';
const dependencies = {
  '@medusajs/cli': VERSION,
  '@medusajs/framework': VERSION,
  '@medusajs/medusa': VERSION,
};

/** Installs Medusa, and makes its database with one product. */
export async function installMedusa(environment: Environment): Promise<void> {
  const folder = join(environment.options.folder, 'medusa');
  installPackages(folder, { private: true, dependencies }, '--legacy-peer-deps');
  const sources = join(ROOT, 'tools/research/bench/peers/shops');
  copyFileSync(join(sources, 'medusa-config.cjs'), join(folder, 'medusa-config.js'));
  mkdirSync(join(folder, 'src'), { recursive: true });
  copyFileSync(join(sources, 'medusa-seed.cjs'), join(folder, 'src/seed.js'));
  await createDatabase(environment, 'medusa');
  runMedusa(environment, folder, 'db:migrate');
  runMedusa(environment, folder, 'exec', './src/seed.js');
  dumpDatabase(environment, 'medusa', folder);
}

function runMedusa(environment: Environment, folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/@medusajs/cli/cli.js'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: 300_000,
      env: { ...process.env, ...medusaEnv(environment) } as never,
    },
  );
  if (status !== 0)
    throw new Error(`medusa ${args.join(' ')} failed:\n${(stdout + stderr).slice(-2000)}`);
}
