import 'server-only';
import { createHash } from 'node:crypto';
import { type Env, SHOWN_SETTINGS } from '~/env';

/** A digest of all that a public page is made of beside the database: the build, and the settings that pages show. It
 *  stands in clear beside each page, so no secret is among them. Servers with the same release show the same pages; one
 *  with another name of the site does not. */
export function pageRelease(build: readonly string[], settings: Env): string {
  const shown = SHOWN_SETTINGS.toSorted().map((name) => [name, settings[name]]);
  return createHash('sha256')
    .update(JSON.stringify([build, shown]))
    .digest('base64url');
}
