import 'server-only';
import { join } from 'node:path';
import { CSRF_TOKEN_MINUTES } from '~/server/auth/csrf-token';
import { jobDatabase } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import type { CheckResult } from './cached-check';
import { type Checks, createChecks } from './checks';
import { MAX_CLOCK_DIFFERENCE_S } from './clock-difference';

/** `unavailable` is a 503, `degraded` is not: a part that all servers lack at the same time, and that most
 *  requests do not need, must not remove servers from a load balancer
 *  (docs/decisions/0086-a-missing-worker-takes-no-server-away.md). */
type ReadinessStatus = 'ready' | 'degraded' | 'unavailable';

export interface Readiness {
  status: ReadinessStatus;
  /** The server is stopping, and takes connections only until the load balancer has noticed. */
  draining: boolean;
  checks: Record<keyof Checks, CheckResult>;
}

const REQUIRED: readonly (keyof Checks)[] = ['database', 'migrations'];

/** Whether a clock is so wrong that a new token of another server counts as expired here, or the reverse:
 *  the lifetime of a token, less the tolerated difference. */
function isFarOff({ differenceSeconds }: CheckResult): boolean {
  const limit = CSRF_TOKEN_MINUTES * 60 - MAX_CLOCK_DIFFERENCE_S;
  return typeof differenceSeconds === 'number' && Math.abs(differenceSeconds) > limit;
}

let ownChecks: Checks | undefined;

/** The jobs' connections, so that requests which wait for one do not look like an unreachable database. */
function getChecks(): Checks {
  ownChecks ??= createChecks(jobDatabase, storage, join(process.cwd(), 'prisma/migrations'));
  return ownChecks;
}

/** Whether the HTTP layer is stopping. */
export const isDraining = () => Reflect.get(globalThis, Symbol.for('shuoyi.draining')) === true;

/** Set at the first reading that was not `unavailable`; on `globalThis`, because Next gives each route handler a copy
 *  of this module. */
const BEGUN_KEY = Symbol.for('shuoyi.could-serve');

/** Whether any readiness check of this process has succeeded since its start. */
export const couldServe = () => Reflect.get(globalThis, BEGUN_KEY) === true;

/** Reads whether this process can serve, and records the first success. It takes two seconds at most. */
export async function readReadiness(checks = getChecks()): Promise<Readiness> {
  const [database, migrations, clock, worker, stored] = await Promise.all([
    checks.database(),
    checks.migrations(),
    checks.clock(),
    checks.worker(),
    checks.storage(),
  ]);
  const results = { database, migrations, clock, worker, storage: stored };
  const draining = isDraining();
  const isUnavailable = draining || isFarOff(clock) || REQUIRED.some((name) => !results[name].ok);
  const isDegraded = Object.values(results).some(({ ok }) => !ok);
  const status = isUnavailable ? 'unavailable' : isDegraded ? 'degraded' : 'ready';
  if (!isUnavailable) Reflect.set(globalThis, BEGUN_KEY, true);
  return { status, draining, checks: results };
}
