import type { LegalNames } from '~/domain/legal-text';
import { env } from '~/env';
import type { Language } from '~/lib/language';
import type { Database } from '~/server/db';
import { planNames } from '../plan/plan-names';

/** Values of the placeholders of legal texts and answers: the provider from the settings, prices from the plans on
 *  sale. */
export async function legalNames(db: Database): Promise<Record<Language, LegalNames>> {
  const [zh, en] = await Promise.all([planNames(db, 'zh'), planNames(db, 'en')]);
  return { zh: { ...settingNames('zh'), ...zh }, en: { ...settingNames('en'), ...en } };
}

function settingNames(language: Language): LegalNames {
  const settings = env();
  const chinese = language === 'zh';
  return {
    operator: chinese ? settings.OPERATOR_NAME_ZH : settings.OPERATOR_NAME_EN,
    address: chinese ? settings.OPERATOR_ADDRESS_ZH : settings.OPERATOR_ADDRESS_EN,
    taxId: settings.OPERATOR_TAX_ID,
    email: settings.CONTACT_EMAIL,
  };
}
