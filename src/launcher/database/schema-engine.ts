import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { CatalogAdapter, CatalogPool } from './catalog-adapter';
import { schemaFiles } from './schema-files';

type Engine = bindings.SchemaEngine;

/** Filter of the engine: no table or enum is excluded. */
export const EVERYTHING = { externalTables: [], externalEnums: [] };

let instantiated: Promise<void> | undefined;

/** Instantiates the engine by hand: the package's entry imports the .wasm as a module, which Node 20 cannot. */
async function instantiate(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  );
  const bytes = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  });
  const glue = bindings as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void };
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** Runs `work` with Prisma's schema engine, as WebAssembly, on the database at `url`. */
export async function withSchemaEngine<T>(url: string, work: (engine: Engine) => Promise<T>) {
  instantiated ??= instantiate();
  await instantiated;
  // A pool of our own: the engine never closes the one that the adapter would create.
  const pool = new CatalogPool({ connectionString: url, max: 2 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogAdapter(pool));
  const datamodels = (await schemaFiles()).map(({ path, content }): [string, string] => [
    path,
    content,
  ]);
  try {
    const engine = await bindings.SchemaEngine.new({ datamodels }, () => {}, adapter);
    const result = await work(engine);
    engine.free();
    return result;
  } finally {
    await pool.end();
  }
}
