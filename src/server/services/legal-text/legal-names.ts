import type { LegalNames } from '~/domain/legal-text';
import { env } from '~/env';
import type { Language } from '~/lib/language';

/** What the placeholders of legal texts stand for, from the settings. */
export function legalNames(language: Language): LegalNames {
  const settings = env();
  const chinese = language === 'zh';
  return {
    operator: chinese ? settings.OPERATOR_NAME_ZH : settings.OPERATOR_NAME_EN,
    address: chinese ? settings.OPERATOR_ADDRESS_ZH : settings.OPERATOR_ADDRESS_EN,
    taxId: settings.OPERATOR_TAX_ID,
    email: settings.CONTACT_EMAIL,
  };
}
