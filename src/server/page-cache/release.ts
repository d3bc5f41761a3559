import 'server-only';
import { createHash } from 'node:crypto';
import type { Env } from '~/env';

/** Settings that no public page shows, and in which the servers of one release may differ. */
const NOT_SHOWN: readonly string[] = [
  ...['WEB_PROCESSES', 'DATABASE_URL', 'DATABASE_POOL', 'DATABASE_TIMEOUT', 'DATA_DIR', 'WORKER'],
  ...['LOG_LEVEL', 'LOG_FORMAT', 'METRICS_TOKEN', 'DRAIN_SECONDS', 'TRUSTED_PROXIES', 'SMTP_URL'],
  ...[
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_TRACES_SAMPLER_ARG',
    'THROTTLE_SCALE',
    'BACKUP_KEY',
  ],
  ...['APP_SECRET', 'APP_SECRET_FALLBACKS', 'SANDBOX_BANK_SECRET'],
  ...['ECPAY_HASH_KEY', 'ECPAY_HASH_IV'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'S3_SECRET_ACCESS_KEY'],
];

/** A digest of all that a public page is made of beside the database: the build, and the settings that it may
 *  show. Servers with the same release show the same pages; one with another name of the site does not. */
export function pageRelease(build: readonly string[], settings: Env): string {
  const shown = Object.entries(settings)
    .filter(([name]) => !NOT_SHOWN.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([build, shown]))
    .digest('base64url');
}
