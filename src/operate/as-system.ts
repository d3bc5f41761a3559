import { errors } from '~/i18n/locales/en/errors';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { connect } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { appSettings } from '../launcher/app-settings';
import { connectLocalDatabase } from '../launcher/running-url';
import { loadSecrets } from '../launcher/secrets';
import { launcherSettings } from '../launcher/settings';

/** Runs a command as the system on DATABASE_URL, on the embedded database of a running server, or on that
 *  of a stopped one, with the server's own settings; prints what it says and ends the process, with 1 and
 *  a sentence when it failed. */
export async function runAsSystem(
  command: (ctx: ServiceContext, words: string[]) => Promise<string[]>,
): Promise<never> {
  try {
    const { url, close } = await connectLocalDatabase();
    loadServerSettings(url);
    const db = connect(url, 2);
    try {
      const actor = { kind: 'system' } as const;
      const ctx = { db, actor, client: NO_CLIENT, language: 'en', now: () => new Date() } as const;
      for (const line of await command(ctx, process.argv.slice(2))) console.log(line);
    } finally {
      await db.$disconnect();
      await close();
    }
    process.exit(0);
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

/** What a command stores or signs lies where the server looks for it: the same bucket or data folder, the
 *  same secrets. */
function loadServerSettings(url: string): void {
  const settings = launcherSettings(process.env);
  const embedded = settings.embedded ? { url, secrets: loadSecrets(settings.dataDir) } : null;
  Object.assign(process.env, appSettings(process.env, settings, embedded));
}

/** A refusal in words, with what it says of single fields. */
function sentence(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error instanceof Error ? error.message : error;
  const fields = Object.entries(error.fields ?? {}).map(([field, what]) => `  ${field} ${what}`);
  return [errors[error.code], ...fields].join('\n');
}
