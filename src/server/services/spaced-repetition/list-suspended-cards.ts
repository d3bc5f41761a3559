import 'server-only';
import type { SuspendedCard } from '~/schemas/spaced-repetition';
import { requireUser, type ServiceContext } from '~/server/context';

const MAX_CARDS = 200;

/** The actor's suspended and known cards, the latest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listSuspendedCards({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<SuspendedCard[]> {
  const userId = requireUser(ctx);
  const rows = await ctx.db.card.findMany({
    where: { userId, OR: [{ suspendedAt: { not: null } }, { knownAt: { not: null } }] },
    select: {
      id: true,
      suspendedAt: true,
      knownAt: true,
      item: { select: { text: true, translation: true } },
    },
  });
  return rows
    .map(({ id, item, suspendedAt, knownAt }) => ({
      id,
      ...item,
      why: knownAt ? ('KNOWN' as const) : ('SUSPENDED' as const),
      since: (knownAt ?? suspendedAt)!,
    }))
    .sort((a, b) => b.since.getTime() - a.since.getTime())
    .slice(0, MAX_CARDS);
}
