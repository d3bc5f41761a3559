import 'server-only';
import { env } from '~/env';
import type { Language } from '~/lib/language';
import { getBrandName } from './brand';

/** The seller on receipts, from the settings. */
export function getSeller(language: Language) {
  const settings = env();
  const english = language === 'en';
  return {
    brand: getBrandName(language),
    name: english ? settings.OPERATOR_NAME_EN : settings.OPERATOR_NAME_ZH,
    address: english ? settings.OPERATOR_ADDRESS_EN : settings.OPERATOR_ADDRESS_ZH,
    taxId: settings.OPERATOR_TAX_ID,
    email: settings.CONTACT_EMAIL,
  };
}
