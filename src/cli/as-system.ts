import { errors } from '~/i18n/locales/en/errors';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { connect } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { openOwnDatabase } from './database/running-url';

/** Runs a command as the system on DATABASE_URL, on the embedded database of a running server, or on that
 *  of a stopped one; prints what it says and ends the process, with 1 and one sentence when it failed. */
export async function runAsSystem(
  command: (ctx: ServiceContext, words: string[]) => Promise<string[]>,
): Promise<never> {
  try {
    const { url, close } = await openOwnDatabase();
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
    const known = error instanceof ServiceError ? errors[error.code] : null;
    console.error(known ?? (error instanceof Error ? error.message : error));
    process.exit(1);
  }
}
