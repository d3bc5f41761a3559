import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';

/** Maximum time of a build, ms. */
const LIMIT_MS = 600_000;

/** Builds the product when its sources changed, on all processors; the server is later limited to one.
 *  @throws Error when it cannot be built */
export function buildProduct(): void {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'src/launcher/start.mjs'), '--build'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], timeout: LIMIT_MS },
  );
  if (status !== 0) throw new Error('The product could not be built: npm run build.');
}
