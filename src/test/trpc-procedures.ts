import type { AnyProcedure } from '@trpc/server';
import { appRouter } from '~/server/api/root';

/** Loads the routers that are loaded at their first call, and those inside them. */
async function loadRouters(): Promise<void> {
  const [next] = Object.values(appRouter._def.lazy);
  if (!next) return;
  await next.load();
  return loadRouters();
}

await loadRouters();

/** Every procedure by its path, as the router's definition lists them. */
export const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;
