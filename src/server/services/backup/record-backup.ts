import type { BackupView } from '~/schemas/backup';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

/** Records that a backup was made. Only the command that made it may call this.
 *  @throws ServiceError FORBIDDEN */
export async function recordBackup({ ctx, input }: Verb<BackupView>): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new ServiceError('FORBIDDEN');
  await ctx.db.backup.create({ data: input });
}
