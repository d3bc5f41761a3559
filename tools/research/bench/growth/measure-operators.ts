import { performance } from 'node:perf_hooks';
import type { ServiceContext } from '~/server/context';
import { refreshFigures } from '~/server/services/numbers/refresh-figures';
import type { Call } from './learner-calls';
import { type KnownBuyer, operatorCalls } from './operator-calls';
import { measureInTurn, showRatio } from './rounds';

/** Most that an operator's page may cost in large tables, as a multiple of the median of all their calls in
 *  small ones: a call that reads a whole table costs hundreds of times as much. */
const LIMIT = 10;

/** An operator, and the buyer whom they look at. */
export interface Operator {
  ctx: ServiceContext;
  buyer: KnownBuyer;
}

/** Measures the operators' calls in small and in large tables, after the worker has counted the days of both, and
 *  prints a row for each.
 *  @returns the names of those that cost too much, and all results */
export async function measureOperators(
  operators: { small: Operator; large: Operator },
  runs: number,
) {
  const counted = {
    small: await countAllDays(operators.small),
    large: await countAllDays(operators.large),
  };
  console.log(
    `\nThe worker counts all days in ${counted.small.toFixed(0)} ms in small tables, in ${counted.large.toFixed(0)} ms in large ones.`,
  );
  console.log(`${''.padEnd(32)}${'ms, small'.padStart(12)}${'large'.padStart(12)}   large : small`);
  const [small, large] = [
    operatorCalls(operators.small.buyer),
    operatorCalls(operators.large.buyer),
  ];
  const result: Record<string, { small: number; large: number }> = {};
  for (const [name, call] of Object.entries(small)) {
    const either: Call = ({ ctx }) => (ctx === operators.large.ctx ? large[name]! : call)({ ctx });
    const accounts = { small: operators.small.ctx, large: operators.large.ctx };
    const { ms, ratio } = await measureInTurn(either, accounts, runs);
    const times = { small: ms('small'), large: ms('large') };
    result[name] = times;
    console.log(
      `${name.padEnd(32)}${times.small.toFixed(2).padStart(12)}${times.large.toFixed(2).padStart(12)}   ${showRatio(ratio('large', 'small'))}`,
    );
  }
  const usual = Object.values(result)
    .map((times) => times.small)
    .sort((a, b) => a - b)[Math.floor(Object.keys(result).length / 2)]!;
  const failed = Object.entries(result).flatMap(([name, times]) =>
    times.large > LIMIT * usual ? [name] : [],
  );
  if (failed.length > 0)
    console.log(`TOO MUCH (over ${LIMIT} × ${usual.toFixed(2)} ms): ${failed.join(', ')}`);
  return { limit: LIMIT, counted, failed, result };
}

/** Has the worker count every day, as after an upgrade.
 *  @returns its duration, ms */
async function countAllDays({ ctx }: Operator): Promise<number> {
  const start = performance.now();
  while ((await refreshFigures({ ctx })) > 0);
  return performance.now() - start;
}
