import type { Secrets } from './secrets';
import type { LauncherSettings } from './settings';

type Source = Record<string, string | undefined>;

/** The environment of the web server: `source`, completed on the embedded default by local defaults and
 *  generated secrets. With a DATABASE_URL there are no defaults. */
export function appSettings(
  source: Source,
  { port, dataDir }: LauncherSettings,
  embedded: { url: string; secrets: Secrets } | null,
): Source {
  const common = { ...source, PORT: String(port), DATA_DIR: dataDir };
  if (embedded === null) return { ...common, EMBEDDED: '0' };
  return {
    ...common,
    EMBEDDED: '1',
    DATABASE_URL: embedded.url,
    APP_URL: source.APP_URL || `http://localhost:${port}`,
    APP_SECRET: source.APP_SECRET || embedded.secrets.APP_SECRET,
    SANDBOX_BANK_SECRET: source.SANDBOX_BANK_SECRET || embedded.secrets.SANDBOX_BANK_SECRET,
  };
}
