/** `npm run restore -- FILE`: puts a backup into the database and the data folder, while no server runs on them. */
import { connectLocalDatabase } from '~/launcher/running-url';
import { launcherSettings } from '~/launcher/settings';
import { withProgressBar } from '../progress-bar';
import { readRestoreArguments, runRestoreCommand } from './commands';

try {
  const words = readRestoreArguments(process.argv.slice(2));
  const { dataDir } = launcherSettings(process.env);
  const { url, close } = await connectLocalDatabase({ createsDatabase: true, isAlone: true });
  try {
    const key = process.env.BACKUP_KEY || null;
    const lines = await withProgressBar((onProgress) =>
      runRestoreCommand(words, { url, dataDir, key }, onProgress),
    );
    for (const line of lines) console.log(line);
  } finally {
    await close();
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
