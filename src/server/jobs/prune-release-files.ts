import 'server-only';
import { pruneReleaseFiles } from '~/server/services/release-file/prune-release-files';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Keeps the files of earlier releases within their bounds. */
export const pruneReleaseFilesJob: Job = {
  name: 'prune release files',
  intervalMs: 3_600_000,
  firstRunAfterMs: 60_000,
  run: () => pruneReleaseFiles({ ctx: jobContext(), input: {} }),
};
