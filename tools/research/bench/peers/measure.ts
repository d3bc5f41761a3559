import { processTree } from '../../../testing/load/process-tree';
import type { Contender } from './contender';
import { quantile } from './ratios';

/** The figures of one measurement of one contender. */
export interface Measurement {
  perSecond: number;
  /** Median and 99th percentile of a response's time, ms. */
  p50: number;
  p99: number;
  /** Processor time for each piece of work, of the server and of PostgreSQL, ms. */
  cpuMs: number;
  databaseCpuMs: number;
  /** Part of one processor that the server used, from 0 to 1. */
  busy: number;
  /** Memory of the server with all that it started, MB. */
  memoryMb: number;
  done: number;
  wrong: number;
}

/** Measures one contender for some seconds.
 *  @param databasePid PostgreSQL's first process
 *  @throws Error when the database does not hold as much work as the responses acknowledged */
export async function measure(
  contender: Contender,
  seconds: number,
  databasePid: number,
): Promise<Measurement> {
  await contender.prepare?.();
  const countBefore = await contender.count?.();
  const before = { server: processTree(contender.pid), database: processTree(databasePid) };
  const { done, wrong, seconds: elapsed, times } = await contender.run(seconds);
  const after = { server: processTree(contender.pid), database: processTree(databasePid) };
  const countAfter = await contender.count?.();
  if (countBefore !== undefined && countAfter !== countBefore + done - wrong)
    throw new Error(
      `${contender.name}: ${done - wrong} responses, but ${Number(countAfter) - countBefore} more in the database.`,
    );
  const cpuMs = after.server.cpuMs - before.server.cpuMs;
  return {
    perSecond: done / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpuMs: cpuMs / done,
    databaseCpuMs: (after.database.cpuMs - before.database.cpuMs) / done,
    busy: cpuMs / (elapsed * 1000),
    memoryMb: after.server.residentBytes / 2 ** 20,
    done,
    wrong,
  };
}
