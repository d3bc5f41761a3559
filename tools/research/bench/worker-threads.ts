import { readdir, readFile } from 'node:fs/promises';

/** Names of the threads of workers in Chromium, Firefox and WebKit; Linux cuts a name off after 15 letters. */
const WORKER = /^(?:DedicatedWorker|DOM Worker|WebCore: Worker)/;
/** Command lines of the processes that run pages: the engines have workers of their own in others. */
const PAGE_PROCESS = /--type=renderer|-contentproc|WebKitWebProcess/;
const NS_PER_MS = 1e6;

/** Processor time so far of all workers of pages in the browsers that a process has started, ms, by Linux's account. It hardly
 *  depends on what else the machine does.
 *  @param root process id */
export async function workerCpuMs(root = process.pid): Promise<number> {
  const times = await Promise.all((await descendants(root)).map(processMs));
  return times.reduce((a, b) => a + b, 0);
}

async function descendants(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readOr(`/proc/${name}/stat`) : '';
    // The name, in parentheses, may contain anything.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

async function processMs(pid: number): Promise<number> {
  if (!PAGE_PROCESS.test(await readOr(`/proc/${pid}/cmdline`))) return 0;
  const tasks = `/proc/${pid}/task`;
  let ms = 0;
  for (const thread of await readdir(tasks).catch(() => [])) {
    if (!WORKER.test(await readOr(`${tasks}/${thread}/comm`))) continue;
    const [ns = '0'] = (await readOr(`${tasks}/${thread}/schedstat`)).split(' ');
    ms += Number(ns) / NS_PER_MS;
  }
  return ms;
}

/** Text of a file; empty when its process has ended meanwhile. */
const readOr = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
