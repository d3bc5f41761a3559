import { setTimeout as delay } from 'node:timers/promises';

/** The result of a check: never an exception's message, which may name hosts and accounts. */
export interface CheckResult {
  ok: boolean;
  /** Age of the result. */
  ageSeconds: number;
  [detail: string]: unknown;
}

/** Age at which a failed result is made again, ms: what is well again counts as well soon. */
const MAX_FAILED_AGE_MS = 5000;

interface CheckOptions {
  /** Age at which a good result is made again, ms; a failed one after five seconds, if that is sooner. */
  maxAgeMs: number;
  /** Time after which the check has failed, ms. */
  timeoutMs: number;
  /** @returns details, with `ok: false` when it failed without an exception */
  run(): Promise<Record<string, unknown>>;
}

/** Makes a check that is cheap to repeat: whoever asks gets the result of the last run until that is too old, and
 *  several share a run. */
export function createCheck({
  maxAgeMs,
  timeoutMs,
  run,
}: CheckOptions): () => Promise<CheckResult> {
  let last: { at: number; result: Record<string, unknown> & { ok: boolean } } | null = null;
  let pending: Promise<unknown> | null = null;

  async function renew(): Promise<void> {
    const timer = new AbortController();
    const result = await Promise.race([
      run().then(
        (details) => ({ ok: true, ...details }),
        () => ({ ok: false, reason: 'failed' }),
      ),
      delay(timeoutMs, { ok: false, reason: 'timeout' }, { signal: timer.signal, ref: false }),
    ]);
    timer.abort();
    last = { at: performance.now(), result };
  }

  const maxAgeOf = ({ ok }: { ok: boolean }) =>
    ok ? maxAgeMs : Math.min(maxAgeMs, MAX_FAILED_AGE_MS);

  return async () => {
    if (!last || performance.now() - last.at >= maxAgeOf(last.result)) {
      pending ??= renew().finally(() => {
        pending = null;
      });
      await pending;
    }
    const { at, result } = last as NonNullable<typeof last>;
    return { ...result, ageSeconds: Math.round((performance.now() - at) / 100) / 10 };
  };
}
