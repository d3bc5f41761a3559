import 'server-only';
import { env } from '~/env';
import { toAddressBlock } from '~/lib/ip-address';
import { getClientAddress } from '~/server/auth/client';
import { readBodyWithLimit } from '~/server/read-body-with-limit';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { DistinctLines } from './distinct-lines';
import { MemoryLimiter } from './memory-limiter';
import { readViolations } from './read-violations';

const MAX_BYTES = 64 * 1024;

/** Reports of one address, and of all together, that a process reads in a minute. They are counted in its memory:
 *  whoever floods this address shall not write rows by it. */
const POINTS = { address: 30, everybody: 600 };
const SECONDS = 60;
const ofOneAddress = new MemoryLimiter(10_000);
const ofEverybody = new MemoryLimiter(1);

const lines = new DistinctLines({ max: 20, milliseconds: 60_000 });

/** `POST /api/csp-report`: a browser tells what the content security policy has blocked. All violations are counted,
 *  those that differ are in the log: what they quote of a page, queries and addresses that may hold a secret are
 *  not. Anybody may send one, because browsers do so without cookies. 400 for what is no report, 413
 *  for one of more than 64 KB, 429 beyond the limits. */
export async function handleCspReport(request: Request): Promise<Response> {
  const address = getClientAddress(request.headers);
  if (!isCounted(address ? toAddressBlock(address) : 'unknown')) return respond(429);
  const body = await readBodyWithLimit(request, MAX_BYTES).catch(() => null);
  if (!body) return respond(413);
  const violations = readViolations(new TextDecoder().decode(body), new URL(env().APP_URL).origin);
  if (!violations) return respond(400);
  for (const violation of violations) {
    const { directive, disposition } = violation;
    metrics.policyViolations.inc({ directive, disposition });
    if (lines.isNew(JSON.stringify(violation)))
      log.warn(violation, 'A page violated the content security policy.');
  }
  return respond(204);
}

/** Counts a report. Beyond the limit of all together no address is kept, and one beyond its own takes nothing from
 *  the others.
 *  @returns whether it is within both limits */
function isCounted(block: string): boolean {
  if (ofEverybody.points('all') >= POINTS.everybody) return false;
  if (ofOneAddress.count(block, SECONDS).points > POINTS.address) return false;
  ofEverybody.count('all', SECONDS);
  return true;
}

function respond(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
