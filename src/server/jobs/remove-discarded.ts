import 'server-only';
import { storage } from '~/server/gateways/storage/configured';
import { removeDiscarded } from '~/server/services/stored-file/remove-discarded';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Removes replaced pictures, and those that were stored but never shown. */
export const removeDiscardedJob: Job = {
  name: 'remove discarded files',
  everyMs: 60_000,
  run: () => removeDiscarded({ ctx: jobContext(), input: storage() }),
};
