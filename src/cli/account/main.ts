/** `npm run account -- …`: appoints the first operator, disables, enables, shows the audit log. Works on
 *  DATABASE_URL, on the embedded database of a running server, or on that of a stopped one. */
import { errors } from '~/i18n/locales/en/errors';
import { NO_CLIENT } from '~/server/context';
import { connect } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { openOwnDatabase } from '../database/running-url';
import { runAccountCommand } from './commands';

async function main(words: string[]): Promise<void> {
  const { url, close } = await openOwnDatabase();
  const db = connect(url, 2);
  try {
    const actor = { kind: 'system' } as const;
    const ctx = { db, actor, client: NO_CLIENT, language: 'en', now: () => new Date() } as const;
    for (const line of await runAccountCommand(ctx, words)) console.log(line);
  } finally {
    await db.$disconnect();
    await close();
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const known = error instanceof ServiceError ? errors[error.code] : null;
    console.error(known ?? (error instanceof Error ? error.message : error));
    process.exit(1);
  },
);
