import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs packages into a folder of their own with npm, without running their scripts.
 *  @throws Error with npm's output when it fails */
export function installPackages(folder: string, manifest: object, ...options: string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...options],
    { cwd: folder, encoding: 'utf8', timeout: 900_000 },
  );
  if (status !== 0) throw new Error(`npm install in ${folder} failed:\n${stderr.slice(-2000)}`);
}
