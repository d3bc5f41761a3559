import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { SCHEMA_FILE } from './paths';

type Engine = bindings.SchemaEngine;

let instantiated: Promise<void> | undefined;

/** The package's own entry imports the .wasm as a module, which Node 20 cannot; so it is done by hand. */
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
  // A pool of our own: the engine never closes the one that the adapter would make.
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const schema = await readFile(SCHEMA_FILE, 'utf8');
  const datamodels: [string, string][] = [[SCHEMA_FILE, schema]];
  try {
    const engine = await bindings.SchemaEngine.new({ datamodels }, () => {}, adapter);
    const result = await work(engine);
    engine.free();
    return result;
  } finally {
    await pool.end();
  }
}
