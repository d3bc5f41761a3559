import 'server-only';
import { join } from 'node:path';
import { jobDatabase } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import type { CheckResult } from './cached-check';
import { type Checks, createChecks } from './checks';

/** `unavailable` is a 503, `degraded` is not: what every other server lacks too, and what most requests do without,
 *  must not take servers out of a load balancer (decision 0085). */
type ReadinessStatus = 'ready' | 'degraded' | 'unavailable';

export interface Readiness {
  status: ReadinessStatus;
  /** The server is stopping, and takes connections only until the load balancer has noticed. */
  draining: boolean;
  checks: Record<keyof Checks, CheckResult>;
}

const REQUIRED: readonly (keyof Checks)[] = ['database', 'migrations'];

let ownChecks: Checks | undefined;

/** The jobs' connections, so that requests which wait for one do not look like an unreachable database. */
function getChecks(): Checks {
  ownChecks ??= createChecks(jobDatabase, storage, join(process.cwd(), 'prisma/migrations'));
  return ownChecks;
}

/** Whether the HTTP layer has been told to stop. */
export const isDraining = () => Reflect.get(globalThis, Symbol.for('shuoyi.draining')) === true;

/** Reads whether this process can serve. It takes two seconds at most. */
export async function readReadiness(checks = getChecks()): Promise<Readiness> {
  const [database, migrations, worker, stored] = await Promise.all([
    checks.database(),
    checks.migrations(),
    checks.worker(),
    checks.storage(),
  ]);
  const results = { database, migrations, worker, storage: stored };
  const draining = isDraining();
  const isUnavailable = draining || REQUIRED.some((name) => !results[name].ok);
  const isDegraded = Object.values(results).some(({ ok }) => !ok);
  const status = isUnavailable ? 'unavailable' : isDegraded ? 'degraded' : 'ready';
  return { status, draining, checks: results };
}
