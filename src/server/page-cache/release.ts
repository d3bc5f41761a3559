import 'server-only';
import { createHash } from 'node:crypto';
import { type Env, SHOWN_SETTINGS } from '~/env';

/** A digest of all inputs of a public page other than the database: the build, and the settings that pages show. It
 *  is stored unencrypted beside each page, so it contains no secret setting. Servers with the same release show the
 *  same pages; a server with another name of the site has another release. */
export function pageRelease(build: readonly string[], settings: Env): string {
  const shown = SHOWN_SETTINGS.toSorted().map((name) => [name, settings[name]]);
  return createHash('sha256')
    .update(JSON.stringify([build, shown]))
    .digest('base64url');
}
