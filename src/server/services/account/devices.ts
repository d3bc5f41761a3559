import { formatDeviceName, parseDevice } from '~/lib/device-name';
import type { DeviceView } from '~/schemas/security';
import { requireUser, type ServiceContext } from '~/server/context';

/** The devices that are signed in to the acting user's account: the current one first, then by last use.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listDevices({ ctx }: { ctx: ServiceContext }): Promise<DeviceView[]> {
  const userId = requireUser(ctx);
  const sessions = await ctx.db.session.findMany({
    where: { userId, expires: { gt: ctx.now() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
  const own = ctx.actor.kind === 'user' ? ctx.actor.sessionId : '';
  return sessions
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      name: formatDeviceName(userAgent, ctx.language),
      kind: parseDevice(userAgent).kind,
      signedInAt: createdAt,
      lastSeenAt: id === own ? ctx.now() : lastSeenAt,
      isThis: id === own,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}
