/** `npm run news -- …`: takes news in, chooses units from it, and publishes them. Works on DATABASE_URL, on the
 *  embedded database of a running server, or on that of a stopped one. */
import { errors } from '~/i18n/locales/en/errors';
import { NO_CLIENT } from '~/server/context';
import { connect } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { openOwnDatabase } from '../database/running-url';
import { appSettings } from '../launcher/app-settings';
import { loadSecrets } from '../launcher/secrets';
import { launcherSettings } from '../launcher/settings';
import { progressBar } from '../media/progress-bar';
import { runNewsCommand } from './commands';

async function main(words: string[]): Promise<void> {
  const settings = launcherSettings(process.env);
  const { url, close } = await openOwnDatabase();
  const embedded = settings.embedded ? { url, secrets: loadSecrets(settings.dataDir) } : null;
  // The storage of clips is the server's: a bucket, or its data folder.
  Object.assign(process.env, appSettings(process.env, settings, embedded));
  const db = connect(url, 2);
  try {
    const actor = { kind: 'system' } as const;
    const ctx = { db, actor, client: NO_CLIENT, language: 'en', now: () => new Date() } as const;
    const lines = await runNewsCommand(ctx, words, { step: stepper() });
    for (const line of lines) console.log(line);
  } finally {
    await db.$disconnect();
    await close();
  }
}

/** A bar where the end is known; else a moving count on a terminal. */
function stepper(): (label: string, total: number | null) => void {
  let bar: ReturnType<typeof progressBar> | null = null;
  let count = 0;
  return (label, total) => {
    count++;
    if (total !== null) {
      bar ??= progressBar(total);
      bar.step(label);
    } else if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${count} ${label}`);
  };
}

/** A refusal in words, with what it says of single fields. */
function sentence(error: ServiceError): string {
  const fields = Object.entries(error.fields ?? {}).map(([field, what]) => `  ${field} ${what}`);
  return [errors[error.code], ...fields].join('\n');
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const known = error instanceof ServiceError ? sentence(error) : null;
    console.error(known ?? (error instanceof Error ? error.message : error));
    process.exit(1);
  },
);
