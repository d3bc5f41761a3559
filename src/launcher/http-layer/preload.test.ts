import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

afterEach(endServers);

const fileUrl = (path: string) => pathToFileURL(path).href;
const PRELOAD = `--import=${fileUrl('src/launcher/http-layer/preload.mjs')}`;

/** Runs a process that requires the HTTP layer as the product does when its server starts. */
function startProcess(mode: string, preload: string[]) {
  const check = fileUrl('src/server/http-layer-check.ts');
  const source = `const { requireHttpLayer } = await import('${check}'); requireHttpLayer();`;
  const args = [...preload, '--import=tsx', '--input-type=module', '-e', source];
  const env = { ...process.env, NODE_ENV: mode } as NodeJS.ProcessEnv;
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, stderr };
}

it('A production process with the preload starts', () => {
  expect(startProcess('production', [PRELOAD])).toEqual({ status: 0, stderr: '' });
});

it('A production process without the preload ends with an error that explains how to start', () => {
  const { status, stderr } = startProcess('production', []);
  expect(status).toBe(1);
  expect(stderr).toContain('The HTTP layer is missing');
  expect(stderr).toContain('npm start');
  expect(stderr).toContain('--import ./src/launcher/http-layer/preload.mjs');
});

it('A development process starts without the preload', () => {
  expect(startProcess('development', [])).toEqual({ status: 0, stderr: '' });
});

it('An idle connection is kept for longer than a proxy in front keeps it', async () => {
  const { url } = await serveUnderTest(`(request, response) => response.end()`);
  const { headers } = await fetch(url);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  const [, ofCaddy] = /\tkeepalive (\d+)s\n/.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? [];
  // nginx, HAProxy and cloud balancers close after a minute.
  expect(Number(seconds)).toBeGreaterThan(60);
  expect(Number(seconds)).toBeGreaterThan(Number(ofCaddy));
});
