import type { Database } from '~/server/db';

/** The same database, over a connection whose process dies right after its `step`th statement. */
export function dyingAt(db: Database, step: number): { db: Database; died: () => boolean } {
  let statements = 0;
  const dying = db.$extends({
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
  return { db: dying as unknown as Database, died: () => statements >= step };
}
