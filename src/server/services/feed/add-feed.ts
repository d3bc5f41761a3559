import 'server-only';
import { v7 as newTimeOrderedUuid } from 'uuid';
import { FORBIDDEN_ADDRESS } from '~/domain/news/feed-problem';
import { MAX_FEEDS } from '~/domain/news/feed-state';
import type { AddFeedInput } from '~/schemas/feed';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { configuredLimits } from '~/server/gateways/feed/configured-limits';
import { FeedError } from '~/server/gateways/feed/feed-error';
import { fetchText } from '~/server/gateways/feed/fetch-text';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { withTransaction } from '~/server/transaction';

/** Key of the advisory lock for adding feeds; an arbitrary number. */
const FEEDS_LOCK = 20_261_126;
/** Maximum time for the check of an address and its redirects, ms; the worker allows more. */
const PROBE_MS = 4_000;

/** Adds a feed, which the worker reads as soon as it can, and then once a day. An address in a private network,
 *  directly or by a redirect, is not stored; the first reading shows whether the address has a feed.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | FEED_ADDRESS_PRIVATE | FEED_EXISTS | FEED_LIMIT */
export async function addFeed({
  ctx,
  input: { address, licence, source, category },
}: Verb<AddFeedInput>): Promise<{ id: string }> {
  requirePermission({ ctx, input: 'unit.edit' });
  await assertPublic(address);
  const id = newTimeOrderedUuid();
  const now = ctx.now();
  await withTransaction(ctx, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${FEEDS_LOCK})`;
    if (await tx.feed.findUnique({ where: { address } })) throw new ServiceError('FEED_EXISTS');
    if ((await tx.feed.count()) >= MAX_FEEDS) throw new ServiceError('FEED_LIMIT');
    const texts = { licence: licence || null, source: source || null, category: category ?? null };
    await tx.feed.create({ data: { id, address, ...texts, addedAt: now, dueAt: now } });
    await recordAct(tx, ctx, {
      kind: 'feed.add',
      permission: 'unit.edit',
      subject: ['feed', id],
      after: { host: new URL(address).host, ...texts },
    });
  });
  return { id };
}

/** Requests an address, with its redirects, up to the headers. */
async function assertPublic(address: string): Promise<void> {
  const limits = { ...configuredLimits(), totalMs: PROBE_MS, bytes: 0 };
  const problem = await fetchText(address, limits).then(
    () => null,
    (error: unknown) => (error instanceof FeedError ? error.problem : null),
  );
  if (problem && FORBIDDEN_ADDRESS.includes(problem))
    throw new ServiceError('FEED_ADDRESS_PRIVATE');
}
