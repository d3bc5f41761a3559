import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** OID of PostgreSQL's one-byte type `"char"`, which its catalogue uses for kinds of constraints and the like. */
const ONE_BYTE_CHAR = 18;

/** Indexes of the `"char"` columns, by the rows of a result. */
const charColumns = new WeakMap<object, Set<number>>();

/** A pool that returns `"char"` columns as text and records their indexes. */
export class CatalogPool extends pg.Pool {
  override query = (async (config: pg.QueryArrayConfig) => {
    const result: pg.QueryArrayResult = await super.query(config);
    const indexes = new Set<number>();
    for (const [index, field] of result.fields.entries()) {
      if (field.dataTypeID !== ONE_BYTE_CHAR) continue;
      field.dataTypeID = pg.types.builtins.TEXT;
      indexes.add(index);
    }
    if (indexes.size > 0) charColumns.set(result.rows, indexes);
    return result;
  }) as unknown as pg.Pool['query'];
}

/** Prisma's adapter, able to read the catalogue of a database: by itself (7.10) it rejects `"char"`, and the
 *  schema engine then cannot describe the database. */
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
