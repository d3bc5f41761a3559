import { UsageError } from '~/operate/usage-error';

const IS_A_COPY = '--yes-this-is-a-copy';

const usage = (chapters: readonly string[]) => `npm run check:shop -- URL [CHAPTER …] [${IS_A_COPY}]

Buys, declines, forges, doubles and pries in the running shop at URL, over HTTP, and says what it found.
It creates accounts, orders and payments: run it against a copy.

Chapters: ${chapters.join(', ')}; without one, all of them.
SANDBOX_BANK_SECRET, or DATA_DIR with secrets.json and mail/, let it speak as the bank and read mailed links.`;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface Arguments {
  /** The shop's origin. */
  site: string;
  chapters: readonly string[];
}

/** @throws UsageError with a sentence for the user of the command */
export function readArguments(words: readonly string[], known: readonly string[]): Arguments {
  const [address = '', ...named] = words.filter((word) => word !== IS_A_COPY);
  const unknown = named.some((name) => !known.includes(name));
  if (!/^https?:/.test(address) || !URL.canParse(address) || unknown)
    throw new UsageError(usage(known));
  const { origin, hostname } = new URL(address);
  if (!LOOPBACK.includes(hostname) && !words.includes(IS_A_COPY))
    throw new UsageError(
      `${hostname} is not this machine. The check creates accounts, orders and payments there: add ${IS_A_COPY} when that is what you want.`,
    );
  return { site: origin, chapters: named.length > 0 ? named : known };
}
