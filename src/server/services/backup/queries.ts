import type { BackupView } from '~/schemas/backup';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';

/** The newest backup that was made, or null.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function getLastBackup({ ctx }: { ctx: ServiceContext }): Promise<BackupView | null> {
  requirePermission({ ctx, input: 'today.read' });
  const last = await ctx.db.backup.findFirst({ orderBy: { takenAt: 'desc' }, omit: { id: true } });
  return last && { ...last, bytes: Number(last.bytes) };
}
