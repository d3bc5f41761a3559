import { performance } from 'node:perf_hooks';
import superjson from 'superjson';
import type { ServiceContext } from '~/server/context';
import { median } from '../compare-times';
import type { Call } from './learner-calls';

const ROUNDS = 15;

/** Median with quartiles. */
export interface Spread {
  median: number;
  lower: number;
  upper: number;
}

/** Cost of one call for each of several accounts. */
export interface Measured<Account extends string> {
  /** Median of the rounds, ms. */
  ms(account: Account): number;
  /** Length of the answer, bytes. */
  bytes(account: Account): Promise<number>;
  /** Times of one account to those of another, round by round. */
  ratio(account: Account, to: Account): Spread;
}

/** Measures a call, with the serialisation of its answer, for several accounts in turn, forwards and backwards.
 *  @param runs number of calls that a round has of each account */
export async function measureInTurn<Account extends string>(
  call: Call,
  accounts: Record<Account, ServiceContext>,
  runs: number,
): Promise<Measured<Account>> {
  const order = Object.keys(accounts) as Account[];
  const samples = Object.fromEntries(order.map((name) => [name, [] as number[]])) as Record<
    Account,
    number[]
  >;
  for (let round = -2; round < ROUNDS; round++) {
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      const ms = await time(call, accounts[name], runs);
      if (round >= 0) samples[name].push(ms);
    }
  }
  return {
    ms: (name) => median(samples[name]),
    bytes: async (name) =>
      Buffer.byteLength(superjson.stringify(await call({ ctx: accounts[name] }))),
    ratio: (name, to) =>
      spread(samples[name].map((ms, round) => ms / (samples[to][round] ?? Number.NaN))),
  };
}

/** Mean duration of a call with the serialisation of its answer, ms. */
async function time(call: Call, ctx: ServiceContext, runs: number): Promise<number> {
  const start = performance.now();
  for (let run = 0; run < runs; run++) superjson.stringify(await call({ ctx }));
  return (performance.now() - start) / runs;
}

function spread(ratios: readonly number[]): Spread {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: median(ratios), lower: at(0.25), upper: at(0.75) };
}

export function showRatio({ median, lower, upper }: Spread): string {
  return `${median.toFixed(2)} [${lower.toFixed(2)}–${upper.toFixed(2)}]`.padEnd(17);
}
