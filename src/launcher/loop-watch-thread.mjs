// The thread of `loop-watch.mjs`, which continues when the event loop of the process hangs.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const STANDARD_ERROR = 2;
const { turns, looks, lookMs } = workerData;
let last = -1;
let still = 0;

setInterval(() => {
  const now = Atomics.load(turns, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < looks) return;
  const seconds = (looks * lookMs) / 1000;
  writeSync(
    STANDARD_ERROR,
    `This process has hung for ${seconds} seconds. It ends, to be started again.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, lookMs);
