import { formatDeviceName, parseDevice } from '~/lib/device-name';
import type { DeviceView } from '~/schemas/security';
import { requireUser, type ServiceContext } from '~/server/context';

/** Maximum number of devices in the list. A session ends 30 days after its last use, so a person hardly has
 *  more; signing out everywhere ends all of them. */
const MAX_DEVICES = 100;

/** The devices that are signed in to the acting user's account: the current one first, then by last use.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listDevices({ ctx }: { ctx: ServiceContext }): Promise<DeviceView[]> {
  const userId = requireUser(ctx);
  const own = ctx.actor.kind === 'user' ? ctx.actor.sessionId : '';
  const active = { userId, expires: { gt: ctx.now() } };
  const [here, others] = await Promise.all([
    ctx.db.session.findMany({ where: { ...active, id: own } }),
    ctx.db.session.findMany({
      where: { ...active, id: { not: own } },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      take: MAX_DEVICES - 1,
    }),
  ]);
  return [...here, ...others].map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    name: formatDeviceName(userAgent, ctx.language),
    kind: parseDevice(userAgent).kind,
    signedInAt: createdAt,
    lastSeenAt: id === own ? ctx.now() : lastSeenAt,
    isThis: id === own,
  }));
}
