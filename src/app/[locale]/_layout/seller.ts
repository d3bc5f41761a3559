import 'server-only';
import { env } from '~/env';
import { settingIn } from '~/i18n/writing';
import type { Language } from '~/lib/language';
import { getBrandName } from './brand';

/** The seller on receipts, from the settings. */
export function getSeller(language: Language) {
  const settings = env();
  return {
    brand: getBrandName(language),
    name: settingIn(settings, 'OPERATOR_NAME', language),
    address: settingIn(settings, 'OPERATOR_ADDRESS', language),
    taxId: settings.OPERATOR_TAX_ID,
    email: settings.CONTACT_EMAIL,
  };
}
