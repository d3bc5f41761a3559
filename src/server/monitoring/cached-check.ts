import { setTimeout as delay } from 'node:timers/promises';

/** The result of a check: never an exception's message, which may name hosts and accounts. */
export interface CheckResult {
  ok: boolean;
  /** Age of the result. */
  ageSeconds: number;
  [detail: string]: unknown;
}

/** Maximum age of a failed result, ms, so that a recovery is detected soon. */
const MAX_FAILED_AGE_MS = 5000;

interface CheckOptions {
  /** Maximum age of a good result, ms; a failed one is checked again after five seconds, if that is sooner. */
  maxAgeMs: number;
  /** Time after which the check has failed, ms. */
  timeoutMs: number;
  /** @returns details, with `ok: false` when it failed without an exception */
  run(): Promise<Record<string, unknown>>;
}

/** Creates a check that is cheap to repeat: callers get the result of the last run until that is too old, and
 *  concurrent callers share a run. */
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
