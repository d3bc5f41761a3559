import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The kinds of work that are compared, in the order in which they run. The other shops start for the last
 *  one. */
export const WORKS = ['session', 'static', 'login', 'cart'] as const;
export type WorkName = (typeof WORKS)[number];

export interface Options {
  /** Whether to install the other shops instead of measuring. */
  install: boolean;
  only: readonly WorkName[];
  /** Path of the Node program that runs the servers. */
  node: string;
  /** Absolute folder of the other shops. */
  folder: string;
  /** Absolute folder of the results, or null when they are only printed. */
  out: string | null;
  rounds: number;
  /** Duration of each measurement, and of the unmeasured load before the first one, seconds. */
  seconds: number;
  warmUp: number;
  /** Number of connections, each with one request at a time. */
  connections: number;
}

const FULL = { rounds: 5, seconds: 3.5, warmUp: 8 };
const QUICK = { rounds: 3, seconds: 1, warmUp: 2 };

/** Reads the command line of `bench:peers`.
 *  @throws Error with a sentence about the invalid argument */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      install: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      node: { type: 'string' },
      peers: { type: 'string' },
      out: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string' },
    },
  });
  const length = values.quick ? QUICK : FULL;
  const out = values.out ?? (values.quick ? null : 'docs/measure');
  return {
    install: values.install,
    only: readWorks(values.only),
    node: values.node ? resolve(values.node) : process.execPath,
    folder: resolve(values.peers ?? '.data/peers'),
    out: out && resolve(out),
    rounds: readNumber('rounds', values.rounds, length.rounds, 20),
    seconds: readNumber('seconds', values.seconds, length.seconds, 60),
    warmUp: length.warmUp,
    connections: readNumber('connections', values.connections, 8, 64),
  };
}

function readWorks(text: string | undefined): readonly WorkName[] {
  if (text === undefined) return WORKS;
  const names = text.split(',');
  const unknown = names.find((name) => !WORKS.some((work) => work === name));
  if (unknown !== undefined)
    throw new Error(`--only=${unknown} is unknown; there are ${WORKS.join(', ')}.`);
  return WORKS.filter((work) => names.includes(work));
}

function readNumber(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (!(number >= 1 && number <= most))
    throw new Error(`--${name}=${text} is no number from 1 to ${most}.`);
  return number;
}
