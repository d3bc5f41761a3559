import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEMA_DIR } from './paths';

/** The files of the schema, with path and content. */
export async function schemaFiles(): Promise<{ path: string; content: string }[]> {
  const names = (await readdir(SCHEMA_DIR)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(SCHEMA_DIR, name);
      return { path, content: await readFile(path, 'utf8') };
    }),
  );
}
