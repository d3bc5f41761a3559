import { resolve } from 'node:path';
import { z } from 'zod';

const portSchema = z.coerce.number().int().min(1).max(65_535);

/** Settings of the launcher itself; all others are in `src/env.ts`. */
export interface LauncherSettings {
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** True without DATABASE_URL: the launcher serves its own database. */
  embedded: boolean;
}

/** @throws Error with a sentence that names the bad setting */
export function launcherSettings(source: Record<string, string | undefined>): LauncherSettings {
  const port = portSchema.safeParse(source.PORT || '3000');
  if (!port.success) {
    throw new Error(`PORT is not usable: "${source.PORT}" is not a port between 1 and 65535.`);
  }
  return {
    port: port.data,
    dataDir: resolve(source.DATA_DIR || '.data'),
    embedded: !source.DATABASE_URL,
  };
}
