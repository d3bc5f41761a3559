import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface LighthouseOptions {
  /** Paths of the pages; null for every kind of public page. */
  pages: readonly string[] | null;
  /** Number of loads of each page, of which the medians count. */
  runs: number;
  /** Absolute folder of the results, or null when they are only printed. */
  out: string | null;
}

/** Number of loads from which on the medians are worth keeping. */
const RUNS_WORTH_KEEPING = 3;

/** Reads the command line of `bench:lighthouse`.
 *  @throws Error with a sentence about the invalid argument */
export function readLighthouseOptions(args: readonly string[]): LighthouseOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string' }, runs: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const pages = [...positionals, ...(values.pages?.split(',') ?? [])];
  const wrong = pages.find((path) => !path.startsWith('/'));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no path of a page, such as /price.`);
  const runs = Number(values.runs ?? 1);
  if (!Number.isInteger(runs) || runs < 1 || runs > 15)
    throw new Error(`--runs=${values.runs} is no number from 1 to 15.`);
  const out = values.out ?? (runs >= RUNS_WORTH_KEEPING ? 'docs/measure' : null);
  return { pages: pages.length > 0 ? pages : null, runs, out: out && resolve(out) };
}
