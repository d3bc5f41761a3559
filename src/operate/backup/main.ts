/** `npm run backup`: saves the database and the files into one file, beside a running server or a stopped one. */
import { env } from '~/env';
import { runAsSystem } from '../as-system';
import { withProgressBar } from '../progress-bar';
import { runBackupCommand } from './commands';

await runAsSystem((ctx, args) => {
  const { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_KEY: key = null } = env();
  return withProgressBar((onProgress) =>
    runBackupCommand(ctx, args, { url, dataDir, key }, onProgress),
  );
});
