import type { ErrorCode } from '~/schemas/error-codes';
import { ERROR_STATUS } from '~/schemas/error-codes';
import { log } from './log.mjs';
import { metrics } from './metrics';

/** The doors of the product. */
export type Entry =
  | 'trpc'
  | 'rest'
  | 'auth'
  | 'webhook'
  | 'download'
  | 'one-click'
  | 'sandbox-bank';

/** A finished call, for the log and the metrics. */
export interface FinishedCall {
  entry: Entry;
  /** Name of the procedure or REST call, such as `cart.add`: never an address, because their number is
   *  unbounded. */
  call: string;
  requestId: string;
  actor?: { kind: string; id?: string; role?: string };
  /** `performance.now()` at its start. */
  startedAt: number;
  /** `OK`, or the error code. */
  code: 'OK' | ErrorCode | `HTTP_${number}`;
  /** HTTP status of the call, even if the response has another one. */
  status?: number;
  /** An unexpected exception. */
  error?: unknown;
}

/** Writes a line into the log for a finished call and counts it. It contains the caller's kind and id, but no
 *  inputs. */
export function recordCall(finished: FinishedCall): void {
  const { entry, call, requestId, actor, startedAt, code, error } = finished;
  const ms = performance.now() - startedAt;
  metrics.calls.inc({ entry, call, code });
  metrics.callSeconds.observe({ entry, call }, ms / 1000);
  const status =
    finished.status ?? (Object.hasOwn(ERROR_STATUS, code) ? ERROR_STATUS[code as ErrorCode] : 200);
  const line = {
    requestId,
    entry,
    call,
    status,
    ...(code !== 'OK' && { code }),
    ...(actor && { actor: actor.kind, actorId: actor.id, role: actor.role }),
    ms: Math.round(ms * 10) / 10,
    ...(error !== undefined && { error }),
  };
  if (error !== undefined || code === 'INTERNAL') log.error(line, 'call failed');
  else if (code === 'SERVICE_UNAVAILABLE') log.warn(line, 'call');
  else log.info(line, 'call');
}
