import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's one-byte type `"char"`, in which its catalogue keeps kinds of constraints and the like. */
const ONE_BYTE_CHAR = 18;

/** Which columns of these rows were `"char"`. */
const charColumns = new WeakMap<object, Set<number>>();

/** A pool that hands out `"char"` as text, and remembers where. */
export class CatalogPool extends pg.Pool {
  override query = (async (config: pg.QueryArrayConfig) => {
    const result: pg.QueryArrayResult = await super.query(config);
    const found = new Set<number>();
    for (const [index, field] of result.fields.entries()) {
      if (field.dataTypeID !== ONE_BYTE_CHAR) continue;
      field.dataTypeID = pg.types.builtins.TEXT;
      found.add(index);
    }
    if (found.size > 0) charColumns.set(result.rows, found);
    return result;
  }) as unknown as pg.Pool['query'];
}

/** Prisma's adapter, able to read the catalogue of a database: of itself (7.10) it refuses `"char"`, and the
 *  schema engine then cannot describe what is there. */
export class CatalogAdapter extends PrismaPg {
  constructor(pool: CatalogPool) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const chars = charColumns.get(result.rows);
      const columnTypes = result.columnTypes.map((type, index) =>
        chars?.has(index) ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  }
}
