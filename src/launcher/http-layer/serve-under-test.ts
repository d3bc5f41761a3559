import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL('src/launcher/http-layer/preload.mjs').href;

/** The running servers, by their listener and environment. */
const servers = new Map<string, ServerUnderTest>();

export interface ServerUnderTest {
  url: string;
  process: ChildProcess;
  /** Output so far, after the line with its port: the log. */
  output(): string;
}

/** Starts a server as the launcher starts the web server, with `listener` in place of Next; a running one with the same
 *  listener and environment is reused until `endServers`.
 *  @param listener the source of a function of request and response */
export async function serveUnderTest(
  listener: string,
  env: Record<string, string> = {},
): Promise<ServerUnderTest> {
  const key = JSON.stringify([listener, env]);
  const server = servers.get(key) ?? (await start(listener, env));
  servers.set(key, server);
  return server;
}

async function start(listener: string, env: Record<string, string>): Promise<ServerUnderTest> {
  const source = `const server = require('node:http').createServer(${listener});
    process.once('SIGTERM', () => server.close(() => process.exit(143)));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, [`--import=${preload}`, '-e', source], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const [port] = await once(child.stdout, 'data');
  child.stdout.on('data', (text) => {
    output += text;
  });
  return {
    url: `http://127.0.0.1:${Number(String(port))}`,
    process: child,
    output: () => output,
  };
}

/** Ends all servers that were started. */
export function endServers(): void {
  for (const server of servers.values()) server.process.kill('SIGKILL');
  servers.clear();
}
