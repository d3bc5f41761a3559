import 'server-only';
import { env } from '~/env';
import { settingIn } from '~/i18n/writing';
import type { Language } from '~/lib/language';

/** The site's name in a language, from the settings. */
export function getBrandName(language: Language): string {
  return settingIn(env(), 'SITE_NAME', language);
}
