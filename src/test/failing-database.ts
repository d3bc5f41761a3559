import { type Database, setStatementConnections, statementConnections } from '~/server/db';

/** The same database over a connection that fails after the statement number `step`, as if the process died. */
export function failAtStatement(
  db: Database,
  step: number,
): { db: Database; hasFailed: () => boolean } {
  let statements = 0;
  // After the simulated crash every query throws.
  async function count<T>(query: () => Promise<T>): Promise<T> {
    if (statements < step) {
      const result = await query();
      statements += 1;
      if (statements < step) return result;
    }
    throw new Error('The process died.');
  }
  const failing = db.$extends({
    query: { $allOperations: ({ args, query }) => count(() => query(args)) },
  });
  const connections = statementConnections(db);
  return {
    db: setStatementConnections(failing as unknown as Database, {
      isDirect: connections.isDirect,
      query: (config: unknown) => count(() => connections.query(config)),
    }),
    hasFailed: () => statements >= step,
  };
}
