/** Started by start.mjs: runs the product until it is stopped. */
import { join, relative } from 'node:path';
import { stillSamples } from '~/env';
import { buildIfChanged } from './build';
import { launch } from './launch';

const [argument] = process.argv.slice(2);
const undo: (() => unknown)[] = [];
const stopping = new AbortController();
let ending: Promise<void> | undefined;
let lastSignalAt: number | undefined;

/** Time in which signals count as one: Ctrl-C arrives up to three times, from the terminal, npm and start.mjs. */
const SAME_SIGNAL_MS = 500;

/** Stops everything in reverse order and ends the process. */
function end(code: number): Promise<void> {
  ending ??= (async () => {
    stopping.abort();
    for (const step of undo.reverse()) await step();
    process.exit(code);
  })();
  return ending;
}

/** Path relative to the working directory, if it is inside. */
function shortPath(path: string): string {
  const short = relative('', path);
  return short.startsWith('..') ? path : short;
}

/** Shuts down in order at the first signal, and exits at once at a second one. */
function handleSignal(): void {
  lastSignalAt ??= performance.now();
  if (performance.now() - lastSignalAt > SAME_SIGNAL_MS) process.exit(1);
  end(0);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, handleSignal);
process.on('disconnect', () => end(0));

try {
  if (argument === '--build') {
    await buildIfChanged(stopping.signal);
    process.exit(0);
  }
  const running = await launch(argument === '--dev' ? 'dev' : 'start', undo, stopping.signal);
  const samples = stillSamples(process.env);
  const lines = [
    '',
    `說譯 Shuoyi is ready at ${running.url} (English: ${running.url}/en)`,
    ...(running.demo
      ? [`Demo account: ${running.demo.email}, password ${running.demo.password}`]
      : []),
    ...(process.env.SMTP_URL
      ? []
      : [`Mails are written as .eml files to ${shortPath(join(running.dataDir, 'mail'))}`]),
    ...(process.env.DATABASE_URL && samples.length > 0
      ? [`Visitors still see samples in the place of ${samples.join(', ')}`]
      : []),
    'Ctrl-C stops it.',
    '',
  ];
  console.log(lines.join('\n'));
  running.crashed.then((sentence) => {
    console.error(sentence);
    return end(1);
  });
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}
