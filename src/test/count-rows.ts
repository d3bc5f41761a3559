import { type SqlTypes, type Statement, toQuery, type ValuesOf } from '~/server/database/statement';
import type { Database } from '~/server/db';
import { transaction } from '~/server/transaction';

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Runs a statement and counts the rows that it reads from tables and indexes, those that a filter then drops
 *  included. Small test tables are read through their indexes, as large ones are. */
export async function countRowsRead<Parameters extends SqlTypes>(
  db: Database,
  statement: Statement<Parameters, SqlTypes>,
  values: ValuesOf<Parameters>,
): Promise<number> {
  const query = toQuery(statement, values);
  return transaction(db, async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    const [row] = await tx.$queryRawUnsafe<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${query.text}`,
      ...query.values,
    );
    return row ? countScans(row['QUERY PLAN'][0].Plan) : 0;
  });
}

/** Nodes that read rows of a table. A bitmap of an index is left out, as its rows are counted when they are read
 *  from the table. */
const READS = ['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan'];

function countScans(node: PlanNode): number {
  const own = READS.includes(node['Node Type'])
    ? node['Actual Loops'] *
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0))
    : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + countScans(child), own);
}
