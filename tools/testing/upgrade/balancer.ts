import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import { waitUntilReady } from '~/launcher/wait-until-ready.mjs';

/** Whether Caddy is there. */
export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts Caddy with the product's own `deploy/Caddyfile`, without HTTPS, in front of two servers.
 *  @param folder of its output @returns the function that stops it */
export async function startBalancer(
  port: number,
  upstreams: readonly number[],
  folder: string,
): Promise<() => Promise<void>> {
  const output = openSync(join(folder, 'caddy.log'), 'a');
  const words = ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn('caddy', words, {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const balancer = ended.then(() => Promise.reject(new Error(`Caddy ended: see ${folder}.`)));
  await Promise.race([waitUntilReady(port, '/api/health/ready'), balancer]);
  balancer.catch(() => {});
  return async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
  };
}
