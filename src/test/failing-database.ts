import type { Database } from '~/server/db';

/** The same database over a connection that fails after the statement number `step`, as if the process died. */
export function failAtStatement(
  db: Database,
  step: number,
): { db: Database; hasFailed: () => boolean } {
  let statements = 0;
  const failing = db.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        // After the simulated crash every query throws.
        if (statements < step) {
          const result = await query(args);
          statements += 1;
          if (statements < step) return result;
        }
        throw new Error('The process died.');
      },
    },
  });
  return { db: failing as unknown as Database, hasFailed: () => statements >= step };
}
