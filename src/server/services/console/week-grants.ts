import type { Today } from '~/schemas/console';
import type { ServiceContext } from '~/server/context';
import { isPermitted } from '../operator/permissions';
import { SHOWN } from './waiting-drafts';

/** Number of past days for which an owner sees the granted days. */
const DAYS = 7;

/** The member days that were granted or taken back in the last seven days, the latest ones first, for operators who
 *  may read the log of acts; null for others. */
export async function findWeekGrants({ ctx }: { ctx: ServiceContext }): Promise<Today['grants']> {
  if (!isPermitted({ ctx, input: 'act.read' })) return null;
  const since = new Date(ctx.now().getTime() - DAYS * 86_400_000);
  const where = { kind: 'membership.grant', at: { gt: since } };
  const acts = await ctx.db.operatorAct.findMany({
    where,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SHOWN,
  });
  const ids = acts.flatMap(({ actorId, subject }) => (actorId ? [actorId, subject] : [subject]));
  const users = await ctx.db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, email: true, anonymisedAt: true },
  });
  const names = new Map(
    users.map(({ id, name, email, anonymisedAt }) => [id, anonymisedAt ? '' : name || email]),
  );
  return {
    count: await ctx.db.operatorAct.count({ where }),
    items: acts.map(({ id, at, actorId, subject, after }) => ({
      id,
      at,
      personId: subject,
      person: names.get(subject) ?? '',
      operator: actorId && (names.get(actorId) ?? ''),
      days: (after as { days: number }).days,
    })),
  };
}
