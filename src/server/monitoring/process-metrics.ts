import 'server-only';
import { AggregatorRegistry } from 'prom-client';

/** The metrics of one process, as its registry writes them. */
export type ProcessMetrics = Parameters<typeof AggregatorRegistry.aggregate>[0];

const TIMEOUT_MS = 1000;

/** Loopback addresses of the launcher's other web processes, which the launcher tells each (`own-server.mjs`). */
function siblingOrigins(): string[] {
  const origins: unknown = Reflect.get(globalThis, Symbol.for('shuoyi.sibling-origins'));
  return Array.isArray(origins) ? origins : [];
}

/** Reads the metrics of the other web processes. One that does not answer within a second is left out: its series
 *  have a gap, which is true. */
export async function readSiblings(
  token: string,
  origins = siblingOrigins(),
): Promise<ProcessMetrics[]> {
  const answers = await Promise.allSettled(
    origins.map(async (origin) => {
      const response = await fetch(`${origin}/api/metrics?scope=process`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return (await response.json()) as ProcessMetrics;
    }),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

/** Writes the metrics of several processes as one text. Every series has the number of its process, so that nothing is
 *  added up: a process that starts again at 0 is a reset that `rate()` understands, of one series. */
export function mergeProcesses(processes: readonly ProcessMetrics[]): Promise<string> {
  const whole = processes.map((metrics) =>
    (metrics as object[]).map((metric) => ({ ...metric, aggregator: 'first' })),
  );
  return AggregatorRegistry.aggregate(whole as unknown as ProcessMetrics).metrics();
}
