import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const portSchema = z.coerce.number().int().min(1).max(65_535);
const processesSchema = z.coerce.number().int().min(1).max(64);

/** Settings of the launcher itself; all others are in `src/env.ts`. */
export interface LauncherSettings {
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** True without DATABASE_URL: the launcher serves its own database. */
  embedded: boolean;
  /** Number of processes that serve requests. */
  webProcesses: number;
}

/** @param cores of this machine that the product may use
 *  @throws Error with a sentence that names the invalid setting */
export function launcherSettings(
  source: Record<string, string | undefined>,
  cores = availableParallelism(),
): LauncherSettings {
  const port = portSchema.safeParse(source.PORT || '3000');
  if (!port.success) {
    throw new Error(`PORT is not usable: "${source.PORT}" is not a port between 1 and 65535.`);
  }
  const embedded = !source.DATABASE_URL;
  // The embedded database works on a core of its own.
  const coresToServe = Math.max(1, embedded ? cores - 1 : cores);
  const webProcesses = processesSchema.safeParse(
    source.WEB_PROCESSES || Math.min(64, coresToServe),
  );
  if (!webProcesses.success) {
    throw new Error(
      `WEB_PROCESSES is not usable: "${source.WEB_PROCESSES}" is not a number from 1 to 64.`,
    );
  }
  return {
    port: port.data,
    dataDir: resolve(source.DATA_DIR || '.data'),
    embedded,
    webProcesses: webProcesses.data,
  };
}
