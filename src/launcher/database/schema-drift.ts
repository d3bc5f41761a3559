import { startEmbedded } from './embedded';
import { type MigrateOptions, migrate } from './migrations';
import { SCHEMA_DIR } from './paths';
import { EVERYTHING, withSchemaEngine } from './schema-engine';
import { schemaFiles } from './schema-files';

/** Compares the schema with the result of the migrations, applied to a scratch database in memory. CHECK
 *  constraints are not compared, as a Prisma schema cannot express them.
 *  @returns the SQL of the missing changes, or null when nothing is missing */
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
