import { startEmbedded } from './embedded';
import { type MigrateOptions, migrate } from './migrations';
import { SCHEMA_DIR } from './paths';
import { EVERYTHING, withSchemaEngine } from './schema-engine';
import { schemaFiles } from './schema-files';

/** What is missing in a database that has the migrations to be as the schema says: applies them to a scratch
 *  database in memory and compares that, so a migration is worth what its SQL does. CHECK constraints are
 *  not compared, as a Prisma schema has no words for them.
 *  @returns the SQL that would lead there, or null when nothing is missing */
export async function schemaDrift(options: MigrateOptions = {}): Promise<string | null> {
  const scratch = await startEmbedded();
  try {
    await migrate(scratch.url, options);
    const files = await schemaFiles();
    return await withSchemaEngine(scratch.url, async (engine) => {
      const { exitCode, stdout } = await engine.diff({
        from: { tag: 'schemaDatasource', files, configDir: SCHEMA_DIR },
        to: { tag: 'schemaDatamodel', files },
        script: true,
        exitCode: true,
        filters: EVERYTHING,
      });
      return exitCode === 0 ? null : (stdout ?? '');
    });
  } finally {
    await scratch.stop();
  }
}
