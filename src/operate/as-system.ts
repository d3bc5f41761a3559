import { errors } from '~/i18n/locales/en/errors';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { connect } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { logToErrorOutput } from '~/server/telemetry/log.mjs';
import { appSettings } from '../launcher/app-settings';
import { probeDatabase } from '../launcher/database/probe-database';
import { connectLocalDatabase } from '../launcher/running-url';
import { loadSecrets } from '../launcher/secrets';
import { launcherSettings } from '../launcher/settings';

/** Runs a command as the system on DATABASE_URL, on the embedded database of a running server, or on that
 *  of a stopped one, with the server's own settings. Prints its lines and ends the process, with exit code 1
 *  and a sentence when it failed.
 *  @param options of the connection: `createsDatabase` for a command that also works on a fresh clone */
export async function runAsSystem(
  command: (ctx: ServiceContext, args: string[]) => Promise<string[]>,
  options: { createsDatabase?: boolean } = {},
): Promise<never> {
  logToErrorOutput();
  try {
    const isEmbedded = !process.env.DATABASE_URL;
    const { url, close } = await connectLocalDatabase(options);
    if (!isEmbedded) await probeDatabase(url);
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
    console.error(formatError(error));
    process.exit(1);
  }
}

/** Loads the server's settings, so that the command uses the same bucket or data folder and the same
 *  secrets. */
function loadServerSettings(url: string): void {
  const settings = launcherSettings(process.env);
  const embedded = settings.embedded ? { url, secrets: loadSecrets(settings.dataDir) } : null;
  Object.assign(process.env, appSettings(process.env, settings, embedded));
}

/** The message of an error, with those of single fields. */
function formatError(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error instanceof Error ? error.message : error;
  const fields = Object.entries(error.fields ?? {}).map(
    ([field, message]) => `  ${field} ${message}`,
  );
  return [errors[error.code], ...fields].join('\n');
}
