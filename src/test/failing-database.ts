import type { Database } from '~/server/db';

/** The same database, over a connection whose process dies right after its `step`th statement. */
export function failAtStatement(
  db: Database,
  step: number,
): { db: Database; hasFailed: () => boolean } {
  let statements = 0;
  const failing = db.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        // Whoever is dead says nothing more.
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
