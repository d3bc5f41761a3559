import pg from 'pg';

/** PostgreSQL's description of a statement before it runs. */
export interface DescribedStatement {
  /** Types of the parameters, in their order. */
  parameters: string[];
  /** Type of each column of the result. */
  columns: Record<string, string>;
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Lets PostgreSQL parse a statement without running it.
 *  @returns also the result columns that come from a nullable column of a table. PostgreSQL does not report
 *    this for outer joins and expressions */
export async function describeStatement(
  url: string,
  text: string,
): Promise<DescribedStatement & { nullableColumns: string[] }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { parameters, fields } = await sendDescribe(client, text);
    const types = [...parameters, ...fields.map(({ dataTypeID }) => dataTypeID)];
    const { rows } = await client.query<{ oid: number; name: string }>(
      'SELECT oid::int, format_type(oid, NULL) AS name FROM unnest($1::oid[]) AS oid',
      [types],
    );
    const names = new Map(rows.map(({ oid, name }) => [oid, name]));
    const { rows: nullable } = await client.query<{ table: number; column: number }>(
      `SELECT attrelid::int AS table, attnum::int AS column FROM pg_attribute
       WHERE attrelid = ANY ($1::oid[]) AND NOT attnotnull`,
      [fields.map(({ tableID }) => tableID)],
    );
    return {
      parameters: parameters.map((type) => names.get(type) ?? ''),
      columns: Object.fromEntries(
        fields.map(({ name, dataTypeID }) => [name, names.get(dataTypeID) ?? '']),
      ),
      nullableColumns: fields
        .filter(({ tableID, columnID }) =>
          nullable.some(({ table, column }) => table === tableID && column === columnID),
        )
        .map(({ name }) => name),
    };
  } finally {
    await client.end();
  }
}

/** The protocol's Parse and Describe, which `pg` has no method for. */
function sendDescribe(client: pg.Client, text: string) {
  return new Promise<{ parameters: number[]; fields: Field[] }>((resolve, reject) => {
    let parameters: number[] = [];
    let fields: Field[] = [];
    const { connection } = client as unknown as { connection: pg.Connection };
    connection.once('parameterDescription', (message: { dataTypeIDs: number[] }) => {
      parameters = message.dataTypeIDs;
    });
    client.query({
      submit: () => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve({ parameters, fields }),
    } as unknown as pg.Query);
  });
}
