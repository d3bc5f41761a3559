import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

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
