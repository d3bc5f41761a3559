import { createHmac } from 'node:crypto';
import { env } from '~/env';
import { toAddressBlock, toAddressNetwork } from '~/lib/ip-address';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { type Count, countPoints } from './count-points';
import { POLICY, type Rule, type Scope, type ThrottledAction } from './policy';
import type { Bucket } from './throttle-table';

/** The account that an action is about: a typed e-mail, whether or not an account has it, or the logged-in
 *  user. `isKnownDevice` is set if it was read together with the account. */
export type RateLimitSubject = { email: string; isKnownDevice?: boolean } | { userId: string };

/** The points that one call consumed. */
export interface RateLimitTicket {
  /** The points in the table, for a statement that refunds them itself (`refundSql`). */
  inTable: Count<Bucket>['inTable'];
  /** Refunds the points, for actions of which only failures count. */
  refund(): Promise<void>;
}

/** A counter of the policy for one call. */
interface PolicyBucket extends Bucket {
  scope: Scope;
}

/** Counts one `action` and throws when it exceeds a limit. Call it before anything expensive and outside
 *  transactions. Its result does not depend on whether an account exists.
 *  @throws ServiceError TOO_MANY_REQUESTS with the seconds to wait; the database's errors, as `countPoints` */
export async function consumeRateLimit(
  ctx: ServiceContext,
  action: ThrottledAction,
  subject?: RateLimitSubject,
): Promise<RateLimitTicket> {
  const { full, ...ticket } = await countPoints(ctx.db, await toBuckets(ctx, action, subject));
  if (!full) return ticket;
  metrics.rateLimited.inc({ action, scope: full.bucket.scope });
  if (full.isFirst) await recordRateLimited(ctx, { action, scope: full.bucket.scope, subject });
  const seconds = Math.max(1, Math.ceil(full.msBeforeNext / 1000));
  throw new ServiceError('TOO_MANY_REQUESTS', undefined, seconds);
}

/** The counters that the policy has for a call, narrowest first. */
async function toBuckets(
  ctx: ServiceContext,
  action: ThrottledAction,
  subject: RateLimitSubject | undefined,
): Promise<PolicyBucket[]> {
  const rule: Rule = POLICY[action];
  return (await toKeys(ctx, action, subject)).flatMap(([scope, key]) => {
    const limit = rule[scope];
    if (!limit) return [];
    const points = Math.max(1, Math.round(limit.points * env().THROTTLE_SCALE));
    return [{ scope, key: `${action}:${scope}:${key}`, points, seconds: limit.seconds }];
  });
}

/** The key of each scope for a call, narrowest first. */
async function toKeys(
  ctx: ServiceContext,
  action: ThrottledAction,
  subject: RateLimitSubject | undefined,
): Promise<[Scope, string][]> {
  const rule: Rule = POLICY[action];
  const account = subject && secretKey('email' in subject ? subject.email : subject.userId);
  const { address, deviceHash } = ctx.client;
  if (rule.device && account && deviceHash && (await isKnownDevice(ctx, deviceHash, subject)))
    return [['device', `${account}:${deviceHash}`]];
  const addressKeys: [Scope, string][] = address
    ? [
        ['block', toAddressBlock(address)],
        // Parsing a network costs more than all other keys, and few actions have a limit for it.
        ...(rule.network ? [['network', toAddressNetwork(address)] as [Scope, string]] : []),
      ]
    : [['unknownAddress', 'all']];
  return [
    ...addressKeys,
    ...(account ? [['account', account] as [Scope, string]] : []),
    ['everyone', 'all'],
  ];
}

async function isKnownDevice(
  { db }: ServiceContext,
  deviceHash: string,
  subject: RateLimitSubject,
): Promise<boolean> {
  if ('isKnownDevice' in subject) return subject.isKnownDevice === true;
  const user = 'email' in subject ? { email: subject.email } : { id: subject.userId };
  return (await db.knownDevice.count({ where: { deviceHash, user } })) > 0;
}

/** Keyed hash of a subject, so that the table of counters has no e-mails. */
function secretKey(subject: string): string {
  return createHmac('sha256', env().APP_SECRET).update(`throttle:${subject}`).digest('base64url');
}

interface RateLimitRejection {
  action: ThrottledAction;
  scope: Scope;
  subject: RateLimitSubject | undefined;
}

/** Writes one audit row per window, so that repeated attempts do not flood the log. */
async function recordRateLimited(
  ctx: ServiceContext,
  { action, scope, subject }: RateLimitRejection,
) {
  const subjectColumns =
    subject && 'userId' in subject ? { userId: subject.userId } : { userId: null, ...subject };
  try {
    await recordSecurityEvent(ctx.db, ctx, {
      kind: 'THROTTLED',
      ...subjectColumns,
      detail: { action, scope },
    });
  } catch (error) {
    log.error({ error }, 'A rate-limit error could not be recorded.');
  }
}
