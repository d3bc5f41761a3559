import type { ContactMessageView } from '~/schemas/contact';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';

export const MAX_LISTED_MESSAGES = 200;

/** The contact messages without a reply, the oldest first.
 *  @param all includes those that were answered
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listContactMessages({
  ctx,
  input: { all = false } = {},
}: {
  ctx: ServiceContext;
  input?: { all?: boolean };
}): Promise<ContactMessageView[]> {
  requirePermission({ ctx, input: 'letter.read' });
  return ctx.db.contactMessage.findMany({
    where: all ? {} : { repliedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    omit: { sendKey: true },
    take: MAX_LISTED_MESSAGES,
  });
}
