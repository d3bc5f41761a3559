import 'server-only';
import { storage } from '~/server/gateways/storage/configured';
import { deleteScheduledFiles } from '~/server/services/stored-file/delete-scheduled-files';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Deletes replaced avatars, and those that were stored but never shown. */
export const deleteScheduledFilesJob: Job = {
  name: 'delete scheduled files',
  intervalMs: 60_000,
  goesOnAfter: 10,
  run: () => deleteScheduledFiles({ ctx: jobContext(), input: storage() }),
};
