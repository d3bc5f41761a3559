import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_ID, COMMAND } from '~/lib/next-internals.mjs';
import { buildHash } from './build-hash';
import { addCompileHints } from './compile-hints';
import { ROOT } from './machine/root';
import { dropMissingPreloads } from './missing-preloads';

const STAMP = join(ROOT, '.next/build-hash');

/** Whether the present `.next` was built from the present files. */
function isBuilt(hash: string): boolean {
  return (
    existsSync(join(ROOT, '.next', BUILD_ID)) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === hash
  );
}

/** Runs `next build`, only when something changed since the last one.
 *  @throws Error when the packages that build are missing, or when the build fails; its output has been printed by
 *    then */
export async function buildIfChanged(signal: AbortSignal): Promise<void> {
  const hash = buildHash(ROOT, process.env);
  if (isBuilt(hash)) return;
  if (!existsSync(join(ROOT, 'node_modules/tailwindcss'))) {
    throw new Error(
      'The pages are to be built, and the packages that build are not installed: run npm ci.',
    );
  }
  console.log('Building the pages (only when something changed) …');
  rmSync(STAMP, { force: true });
  const child = spawn(process.execPath, [join(ROOT, COMMAND), 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // The letter `a` is replaced, because Next avoids names with "ad", which advertisement blockers filter.
      BUILD_HASH: hash.slice(0, 20).replaceAll('a', 'g'),
    },
    signal,
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  if (signal.aborted) return;
  if (code !== 0) throw new Error('The pages could not be built; see the message above.');
  addCompileHints(join(ROOT, '.next'));
  dropMissingPreloads(join(ROOT, '.next'));
  writeFileSync(STAMP, hash);
}
