import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';
import type { Contender } from './contender';
import type { Environment } from './environment';
import { pinned } from './pinning';
import { PASSWORD } from './shoppers';

/** Starts the loop that only checks passwords, on the processor of the servers. */
export function startArgonLoop(environment: Environment, passwordHash: string): Contender {
  const program = join(ROOT, 'tools/research/bench/peers/floors/argon-loop.mjs');
  const prefix = pinned(environment.pinning?.server);
  const [command = '', ...args] = [...prefix, environment.options.node, program];
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  environment.started.push({
    stop: async () => {
      child.kill();
      await ended;
    },
  });
  return {
    name: 'argon2 alone',
    pid: child.pid ?? 0,
    run: (seconds) => runLoop(child, { passwordHash, password: PASSWORD, seconds }),
  };
}

async function runLoop(
  child: ChildProcess,
  message: { passwordHash: string; password: string; seconds: number },
) {
  const began = performance.now();
  const reply = once(child, 'message') as Promise<[{ times: number[]; wrong: number }]>;
  child.send(message);
  const [{ times, wrong }] = await reply;
  return { done: times.length, wrong, times, seconds: (performance.now() - began) / 1000 };
}
