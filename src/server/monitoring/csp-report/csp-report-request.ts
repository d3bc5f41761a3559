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

/** Reports of one address, and of all together, that a process reads in a minute. They are counted in memory,
 *  so that a flood of reports does not write rows. */
const POINTS = { address: 30, everybody: 600 };
const SECONDS = 60;
const ofOneAddress = new MemoryLimiter(10_000);
const ofEverybody = new MemoryLimiter(1);

const lines = new DistinctLines({ max: 20, milliseconds: 60_000 });

/** `POST /api/csp-report`: a browser reports violations of the content security policy. All violations are
 *  counted, and distinct ones are logged, without quotes of the page, queries, and addresses that may contain a
 *  secret. No authentication is required, because browsers send reports without cookies. 400 for a body that is
 *  no report, 413 for one of more than 64 KB, 429 beyond the limits. */
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

/** Counts a report. Beyond the overall limit no address is stored, and an address beyond its own limit does not
 *  consume the overall one.
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
