import 'server-only';
import { AggregatorRegistry } from 'prom-client';

/** The metrics of one process, in its registry's JSON. */
export type ProcessMetrics = Parameters<typeof AggregatorRegistry.aggregate>[0];

const TIMEOUT_MS = 1000;

/** Loopback addresses of the launcher's other web processes, which the launcher sends to each
 *  (`own-server.mjs`). */
function siblingOrigins(): string[] {
  const origins: unknown = Reflect.get(globalThis, Symbol.for('shuoyi.sibling-origins'));
  return Array.isArray(origins) ? origins : [];
}

/** Reads the metrics of the other web processes. A process that does not respond within a second is left out,
 *  so that its series have a gap. */
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

/** Writes the metrics of several processes as one text. Every series has the number of its process, so that values
 *  are not added up: a process that starts again at 0 is a reset of one series, which `rate()` handles. */
export function mergeProcesses(processes: readonly ProcessMetrics[]): Promise<string> {
  const whole = processes.map((metrics) =>
    (metrics as object[]).map((metric) => ({ ...metric, aggregator: 'first' })),
  );
  return AggregatorRegistry.aggregate(whole as unknown as ProcessMetrics).metrics();
}
